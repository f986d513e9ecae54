import { createPlatformFeed, type PlatformFeedOptions } from './createPlatformFeed.ts';

/** The feeds of a process. */
export interface PlatformFeeds {
  /** Reads a feed with the other sites of the same platform and token, until the site stops. Options as of `createPlatformFeed`. */
  read(options: PlatformFeedOptions): { stop(): void };
}

type Reader = Omit<PlatformFeedOptions, 'url' | 'token'>;

interface SharedFeed {
  readonly readers: Set<Reader>;
  isOpen: boolean;
  stop(): void;
}

/** Opens the feed of a platform once for all sites of the process (BRANDS): each would hold a connection, and get the same changes. */
export function createPlatformFeeds(): PlatformFeeds {
  const feeds = new Map<string, SharedFeed>();

  function open(url: string, token: string): SharedFeed {
    const readers = new Set<Reader>();
    const feed: SharedFeed = {
      readers,
      isOpen: false,
      ...createPlatformFeed({
        url,
        token,
        onChange: (change) => readers.forEach(({ onChange }) => onChange(change)),
        onOther: (name, data) => readers.forEach(({ onOther }) => onOther?.(name, data)),
        onUnreadable: () => readers.forEach(({ onUnreadable }) => onUnreadable?.()),
        onState(isOpen) {
          feed.isOpen = isOpen;
          readers.forEach(({ onState }) => onState(isOpen));
        },
        onError: (error) => readers.forEach(({ onError }) => onError(error)),
      }),
    };
    return feed;
  }

  return {
    read({ url, token, ...reader }) {
      const name = JSON.stringify([url, token]);
      const feed = feeds.get(name) ?? open(url, token);
      feeds.set(name, feed);
      feed.readers.add(reader);
      if (feed.isOpen) reader.onState(true);
      return {
        stop() {
          if (!feed.readers.delete(reader)) return;
          reader.onState(false);
          if (feed.readers.size > 0) return;
          feed.stop();
          feeds.delete(name);
        },
      };
    },
  };
}
