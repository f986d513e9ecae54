import { clsx } from 'clsx';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { inlineSign } from '#client/lib/inlineSign.ts';
import { whenQuiet } from '#client/lib/late/whenQuiet.ts';
import { Star } from '#client/ui/media/Star.tsx';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import { useReducedMotion } from '#client/ui/theme/useReducedMotion.ts';
import styles from './Carousel.module.css';
import { slideAfter, slideAt } from './carouselPosition.ts';

export interface CarouselLabels {
  /** Label of this carousel: "Aksiyalar". */
  label: string;
  /** Role names for `aria-roledescription`: "karusel", "slayd". */
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "3 / 5" or "5 tadan 3-slayd". */
  position: (index: number, count: number) => string;
}

interface CarouselProps {
  slides: readonly { id: string | number; content: ReactNode }[];
  labels: CarouselLabels;
  /** Milliseconds per slide; 0 disables the automatic change. */
  interval?: number;
  /** Whether slides must not change automatically; called in the browser. */
  staysStill?: () => boolean;
  className?: string;
}

/** Pixels between the starts of two slides. */
function stepOf({ children: [first, second], clientWidth }: HTMLElement): number {
  return first && second
    ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
    : clientWidth;
}

/**
 * A scroll-snap track with previous, next, dots and pause. Changes slides automatically only where motion is allowed, and never under
 * a pointer, with the focus inside or out of view. On phones the next slide shows its edge. While the carousel has `data-resting`, which
 * is until the page is quiet or a slide moves, slides after the first should load no pictures.
 */
export function Carousel({ slides, labels, interval = 7000, staysStill, className }: CarouselProps) {
  const count = slides.length;
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const calm = useReducedMotion();
  const [wanted, setWanted] = useState<boolean>();
  const canTurn = interval > 0 && count > 1;
  const turning = canTurn && (wanted ?? !(calm || staysStill?.()));

  const show = useCallback((next: number) => {
    const element = track.current;
    if (element) element.scrollTo({ left: inlineSign() * next * stepOf(element) });
  }, []);
  const wake = useCallback(() => root.current?.removeAttribute('data-resting'), []);

  useEffect(() => {
    // Moved before this code was loaded.
    if (track.current?.scrollLeft) wake();
    else if (!staysStill?.()) whenQuiet(wake);
  }, [staysStill, wake]);

  // The star slides from dot to dot. The attribute is not in the server's HTML, whose policy allows no style in it.
  useEffect(() => root.current?.style.setProperty('--at', String(index)), [index]);

  useEffect(() => {
    const element = root.current;
    if (!turning || !element) return;
    let inSight = true;
    const observer = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting ?? true;
    });
    observer.observe(element);
    let timer = setTimeout(tick, interval);
    function tick() {
      if (inSight && !document.hidden && !element?.matches(':hover, :focus-within')) show(slideAfter(index, 1, count));
      else timer = setTimeout(tick, 1000);
    }
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [turning, index, count, interval, show]);

  if (count === 0) return null;
  return (
    <section
      ref={root}
      aria-roledescription={labels.carousel}
      aria-label={labels.label}
      data-resting=""
      className={clsx(styles.carousel, count > 1 && styles.several, className)}
    >
      <div
        ref={track}
        className={styles.track}
        aria-live={turning ? 'off' : 'polite'}
        onScroll={({ currentTarget }) => {
          wake();
          setIndex(slideAt(currentTarget.scrollLeft, stepOf(currentTarget), count));
        }}
      >
        {slides.map((slide, place) => (
          <div
            key={slide.id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is a group of the carousel pattern, no fieldset
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.position(place, count)}
            className={styles.slide}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon="chevron-left"
            label={labels.previous}
            className={styles.step}
            onClick={() => show(slideAfter(index, -1, count))}
          />
          {slides.map((slide, place) => (
            <button
              key={slide.id}
              type="button"
              className={styles.dot}
              aria-label={labels.position(place, count)}
              aria-current={place === index || undefined}
              onClick={() => show(place)}
            >
              {place === 0 && <Star size={14} className={styles.mark} />}
            </button>
          ))}
          <span aria-hidden="true" className={styles.marks}>
            <Star size={12} className={styles.mark} />
            {slides.map((slide) => (
              <i key={slide.id} />
            ))}
          </span>
          <IconButton
            icon="chevron-right"
            label={labels.next}
            className={styles.step}
            onClick={() => show(slideAfter(index, 1, count))}
          />
          {canTurn && (
            <IconButton
              icon={turning ? 'pause' : 'play'}
              label={turning ? labels.pause : labels.play}
              onClick={() => setWanted(!turning)}
            />
          )}
        </div>
      )}
    </section>
  );
}
