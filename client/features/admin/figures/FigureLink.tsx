import { Link } from 'react-router-dom';
import { Small } from '#client/ui/mantine/layout.tsx';
import { type Definition, definitions, type FigureName, formatFigure } from '#shared/figures/definitions.ts';
import type { Period } from '#shared/figures/periods.ts';
import type { Figures } from '#shared/figures/schema.ts';
import { formatCount } from '#shared/format.ts';
import { lists } from '../lists.ts';

type Props = {
  name: FigureName;
  figures: Figures;
  period: Period;
  /** The filters of the group that the figure is about. Null if no list shows it. */
  whose?: Record<string, string> | null;
};

/** A figure as a link to the list that it counts, with the count behind a percentage or an average. */
export function FigureLink({ name, figures, period, whose = {} }: Props) {
  const { countOf }: Definition = definitions[name];
  const words = formatFigure(name, figures);
  return (
    <>
      {whose ? <Link to={lists.figure(name, period, whose)}>{words}</Link> : words}
      {countOf && <Small span> ({formatCount(countOf(figures))})</Small>}
    </>
  );
}
