import { Link, useSearchParams } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import { cardFacts } from '#shared/figures/card.ts';
import { definitions } from '#shared/figures/definitions.ts';
import type { Period, PeriodKind } from '#shared/figures/periods.ts';
import { type Grouping, groupings, orderSources } from '#shared/figures/schema.ts';
import { figureHelpTexts, figureTexts, sourceTexts } from '#shared/figures/texts.ts';
import { namesOf } from '#shared/names-of.ts';
import { areaName } from '#shared/place-names.ts';
import { LoadedSection } from '../Section.tsx';
import { FigureLink } from './FigureLink.tsx';
import { Numbers } from './Numbers.tsx';
import { periodWords } from './period-words.ts';
import { figurePageTexts as t } from './texts.ts';

type Row = Answer['figures']['by'][number];

const filterOf: Record<Grouping, string> = {
  category: 'category',
  area: 'area',
  technician: 'technicianId',
  source: 'source',
};

/** The figures by category, area, technician or source. A technician's name opens his card. */
export function Breakdown({ kind, period }: { kind: PeriodKind; period: Period }) {
  const [params, setParams] = useSearchParams();
  const by = groupings.find((one) => one === params.get('by')) ?? 'category';
  const technicianId = params.get('technician');
  const reading = trpc.figures.by.useQuery({ ...period, by }, { staleTime: 0 });
  const { data: categories = [] } = trpc.catalogue.categories.useQuery();
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { preventScrollReset: true });
  };
  const nameOf = ({ key, name }: Row): string =>
    ({
      category: () => categories.find(({ value }) => value === key)?.label ?? (key || t('notKnown')),
      area: () => areaName(key),
      technician: () => name || t('nobody'),
      source: () => sourceTexts(orderSources.find((one) => one === key) ?? 'web'),
    })[by]();
  return (
    <>
      <LoadedSection
        title={`${t('by')}: ${t(by)}`}
        reading={reading}
        height={240}
        aside={
          <div data-screen-only>
            <SelectField
              size="sm"
              aria-label={t('by')}
              options={groupings}
              nameOf={(one) => t(one as Grouping)}
              value={by}
              onChange={({ currentTarget: { value } }) => change('by', value)}
            />
          </div>
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('nothing')}</p>
          ) : (
            <PlainTable
              wide
              label={t(by)}
              head={[
                t(by),
                ...namesOf(definitions).map((name) => (
                  <span key={name} title={figureHelpTexts(name)}>
                    {figureTexts(name)}
                  </span>
                )),
              ]}
              numbers="others"
            >
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">
                    {by === 'technician' && row.key ? (
                      <Link
                        to={`?${new URLSearchParams({ ...Object.fromEntries(params), technician: row.key })}`}
                        preventScrollReset
                      >
                        {nameOf(row)}
                      </Link>
                    ) : (
                      nameOf(row)
                    )}
                  </th>
                  {namesOf(definitions).map((name) => (
                    <td key={name} data-numeric>
                      <FigureLink
                        name={name}
                        figures={row}
                        period={period}
                        whose={row.key === '' ? null : { [filterOf[by]]: row.key }}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </PlainTable>
          )
        }
      </LoadedSection>
      {technicianId && (
        <TechnicianSection
          technicianId={technicianId}
          kind={kind}
          period={period}
          close={() => change('technician', '')}
        />
      )}
    </>
  );
}

type CardProps = { technicianId: string; kind: PeriodKind; period: Period; close: () => void };

/** A technician's figures. He sees the same card on his phone. */
function TechnicianSection({ technicianId, kind, period, close }: CardProps) {
  const reading = trpc.figures.card.useQuery({ technicianId, ...period }, { staleTime: 0 });
  const title = t('cardOf', { name: reading.data?.name ?? '…', period: periodWords(kind, period) });
  return (
    <LoadedSection
      title={title}
      reading={reading}
      height={120}
      aside={
        <Button variant="quiet" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      {(card) => <Numbers figures={cardFacts(card)} />}
    </LoadedSection>
  );
}
