import { NativeSelect, type NativeSelectProps } from '#client/ui/mantine/inputs.ts';

type Props = Omit<NativeSelectProps, 'data' | 'children'> & {
  options: readonly string[];
  blank?: string;
  /** Returns what is shown for an option. */
  nameOf?: (option: string) => string;
};

export function SelectField({ options, blank, nameOf = (option) => option, ...rest }: Props) {
  return (
    <NativeSelect {...rest}>
      {blank !== undefined && <option value="">{blank}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </NativeSelect>
  );
}
