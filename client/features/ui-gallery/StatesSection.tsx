import { useState } from 'react';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { StarLoader } from '#client/ui/feedback/StarLoader.tsx';
import { FilterFold } from '#client/ui/forms/FilterFold.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { Status } from '#client/ui/layout/Status.tsx';
import { StarMark } from '#client/ui/media/StarMark.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

export function StatesSection() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <GallerySection id="states" title="Belgilar va holatlar">
      <div className={styles.row}>
        <Badge kind="new">Yangi</Badge>
        <Badge kind="live">Jonli</Badge>
        <Badge kind="jackpot">Jekpot</Badge>
        <Badge kind="success" icon="check-circle">
          Bajarildi
        </Badge>
        <Badge kind="waiting" icon="clock">
          Kutilmoqda
        </Badge>
        <Badge kind="danger" icon="close-circle">
          Rad etildi
        </Badge>
        <Badge kind="info" icon="info">
          Tez orada
        </Badge>
      </div>
      <div className={styles.row}>
        <StarLoader label="Yuklanmoqda" size={32} />
        <StarMark icon="check" tone="primary" />
        <StarMark icon="lock" tone="muted" />
        <Skeleton shape="disc" />
        <Skeleton shape="pill" />
      </div>
      <Status>24 tadan 12 tasi koʻrsatildi</Status>
      <FilterFold label="Saralash" count={2}>
        <Button>Tozalash</Button>
      </FilterFold>
      <div className={styles.columns}>
        <Card>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </Card>
        <Card>
          <EmptyState headingLevel={3} icon="heart" title="Sevimlilar boʻsh" text="Yoqqan oʻyinda yurakni bosing">
            <Button>Oʻyinlarni koʻrish</Button>
          </EmptyState>
        </Card>
        <Card>
          <EmptyNote>Hali hech narsa yoʻq.</EmptyNote>
        </Card>
        <Card>
          <ErrorState
            headingLevel={3}
            title="Yuklab boʻlmadi"
            text="Internetni tekshiring"
            retryText="Qayta urinish"
            retrying={isRetrying}
            onRetry={() => setRetrying(!isRetrying)}
          />
        </Card>
      </div>
    </GallerySection>
  );
}
