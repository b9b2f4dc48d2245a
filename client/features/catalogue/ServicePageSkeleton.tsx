// The place of a service's page while it loads.
import { PageHead } from '#client/ui/PageHead.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import classes from './ServicePage.module.css';

export function ServicePageSkeleton() {
  return (
    <div className={`page ${classes.page}`}>
      <PageHead title="Service" canonical={null} />
      <LoadingNote what="Loading service" />
      <div className={classes.top}>
        <Skeleton className={classes.pictureSkeleton} radius="var(--radius-card)" />
        <div className={classes.factsSkeleton}>
          <Skeleton width={120} height={24} />
          <Skeleton width="80%" height={40} />
          <Skeleton width={160} height={24} />
          <Skeleton width="100%" height={150} radius="var(--radius-card)" />
          <Skeleton width="60%" height={32} />
          <Skeleton width="100%" height={160} />
        </div>
      </div>
    </div>
  );
}
