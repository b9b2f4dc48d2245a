// Name, tags, rating, charge in plain words, the first button and the description.
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { CallUs } from '#client/features/content/CallUs.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Money } from '#client/ui/Money.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import type { Service } from '#shared/catalogue/schema.ts';
import { formatRating } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { chargeCovers, partsExtra } from './charge-words.ts';
import { PlusTax } from './PlusTax.tsx';
import { RepairButton } from './RepairButton.tsx';
import classes from './ServiceFacts.module.css';

const nameId = 'service-name';

type Props = { service: Service; firstButton: Ref<HTMLDivElement> };

export function ServiceFacts({ service, firstButton }: Props) {
  const tags = service.brandName
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return (
    <div className={classes.facts}>
      <CategoryLink value={service.category} />
      <h1 id={nameId}>{service.productName}</h1>
      <p className={classes.rating}>
        {service.ratingCount > 0 ? (
          <>
            <StarRating average={service.averageRating} count={service.ratingCount} />
            <span aria-hidden="true">
              <strong>{formatRating(service.averageRating)}</strong> ({service.ratingCount})
            </span>
          </>
        ) : (
          'Not rated yet'
        )}
      </p>
      <div className={classes.offer}>
        <p className={classes.charge}>
          <span>{chargeCovers(service.productName)}</span>{' '}
          <span>
            <Money rupees={service.charge} className={classes.rupees} />
            <PlusTax />
          </span>
        </p>
        <p className={classes.extra}>
          {service.warrantyDays > 0 ? `${partsExtra} ${service.warrantyDays}-day warranty.` : partsExtra}
        </p>
        <div ref={firstButton}>
          <RepairButton serviceId={service._id} describedBy={nameId} wide />
        </div>
        <CallUs words="Any questions?" />
      </div>
      <ul className={classes.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <p className={classes.description}>{service.description}</p>
    </div>
  );
}

function CategoryLink({ value }: { value: string }) {
  const categories = trpc.catalogue.categories.useQuery();
  const label = categories.data?.find((category) => category.value === value)?.label ?? value;
  return (
    <Link to={paths.services([value])} className={classes.category}>
      {label}
    </Link>
  );
}
