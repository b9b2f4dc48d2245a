import { NativeSelect, type NativeSelectProps } from '#client/ui/mantine/inputs.ts';

type Props = Omit<NativeSelectProps, 'data' | 'children'> & {
  options: readonly string[];
  blank?: string;
};

export function SelectField({ options, blank, ...rest }: Props) {
  return (
    <NativeSelect {...rest}>
      {blank !== undefined && <option value="">{blank}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </NativeSelect>
  );
}
