const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

const belowHundred = (number: number): string => {
  if (number < 20) return small[number] ?? '';
  const unit = number % 10;
  return `${tens[Math.floor(number / 10)]}${unit ? `-${small[unit]?.toLowerCase()}` : ''}`;
};

const units = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
] as const;

function inWords(number: number): string {
  const parts: string[] = [];
  let rest = number;
  for (const { size, name } of units) {
    const count = Math.floor(rest / size);
    if (count > 0) parts.push(`${count < 100 ? belowHundred(count) : inWords(count)} ${name}`);
    rest %= size;
  }
  if (rest > 0 || parts.length === 0) parts.push(belowHundred(rest));
  return parts.join(' ');
}

export function rupeesInWords(paise: number): string {
  const rupees = `Rupees ${inWords(Math.floor(paise / 100))}`;
  return paise % 100 === 0 ? `${rupees} only` : `${rupees} and ${belowHundred(paise % 100)} Paise only`;
}
