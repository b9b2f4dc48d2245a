import { texts } from '#shared/texts.ts';

export const gstr1Texts = texts({
  checkSums: { en: 'Check sums', hi: 'जाँच के जोड़', mr: 'तपासणीच्या बेरजा' },
  part: { en: 'Part', hi: 'हिस्सा', mr: 'भाग' },
  documents: { en: 'Documents', hi: 'दस्तावेज़', mr: 'दस्तऐवज' },
  value: { en: 'Value', hi: 'मूल्य', mr: 'मूल्य' },
  taxable: { en: 'Taxable value', hi: 'टैक्स योग्य रकम', mr: 'करपात्र रक्कम' },
  invoices: { en: 'Tax invoices', hi: 'टैक्स इनवॉइस', mr: 'टॅक्स इन्व्हॉइस' },
  creditNotes: { en: 'Less credit notes', hi: 'घटाएँ: क्रेडिट नोट', mr: 'वजा: क्रेडिट नोट' },
  sumOfBills: { en: 'Sum of bills', hi: 'बिलों का जोड़', mr: 'बिलांची बेरीज' },
  sumOfSheets: { en: 'Sum of sheets', hi: 'शीटों का जोड़', mr: 'शीटची बेरीज' },
  sumOfHsn: { en: 'Sum of HSN', hi: 'HSN का जोड़', mr: 'HSN ची बेरीज' },
  difference: { en: 'Difference', hi: 'फ़र्क', mr: 'फरक' },
  sheet: { en: 'Sheet {name}', hi: 'शीट {name}', mr: 'शीट {name}' },
  withoutTax: {
    en: 'Not in this return: bills without tax',
    hi: 'इस रिटर्न में नहीं: बिना टैक्स के बिल',
    mr: 'या रिटर्नमध्ये नाहीत: कराशिवाय बिले',
  },
});
