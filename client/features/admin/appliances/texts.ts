import { labelled } from '#shared/labelled.ts';

export const applianceTexts = labelled({
  appliances: { en: 'Appliances', hi: 'उपकरण', mr: 'उपकरणे' },
  none: { en: 'No appliances yet', hi: 'अभी कोई उपकरण नहीं', mr: 'अजून उपकरणे नाहीत' },
  removeNamed: { en: 'Remove {name}', hi: '{name} हटाएँ', mr: '{name} काढा' },
  bindAnyway: {
    en: '{why}. Bind this one all the same?',
    hi: '{why}। फिर भी यह जोड़ें?',
    mr: '{why}. तरीही हा जोडायचा?',
  },
  cameBackOf: {
    en: 'Came back: the same appliance was repaired in order {number}, within 90 days.',
    hi: 'फिर ख़राब: यही उपकरण 90 दिन के अंदर बुकिंग {number} में ठीक हुआ था।',
    mr: 'पुन्हा बिघाड: हेच उपकरण 90 दिवसांत बुकिंग {number} मध्ये दुरुस्त झाले होते.',
  },
  scanned: {
    en: 'Scanned sticker {code}: {name} of another customer.',
    hi: 'स्कैन किया स्टिकर {code}: दूसरे ग्राहक का {name}।',
    mr: 'स्कॅन केलेला स्टिकर {code}: दुसऱ्या ग्राहकाचे {name}.',
  },
  scannedOwn: {
    en: 'Scanned sticker {code}: {name}.',
    hi: 'स्कैन किया स्टिकर {code}: {name}।',
    mr: 'स्कॅन केलेला स्टिकर {code}: {name}.',
  },
  soldOn: { en: 'It was sold to this customer', hi: 'यह इस ग्राहक को बिक गया', mr: 'ते या ग्राहकाला विकले गेले' },
  soldOnHelp: {
    en: 'The appliance moves to this customer with its history of work. Place, pictures and note of the earlier owner go.',
    hi: 'उपकरण काम के इतिहास के साथ इस ग्राहक का हो जाएगा। पहले मालिक की जगह, फ़ोटो और नोट हट जाएँगे।',
    mr: 'उपकरण कामाच्या इतिहासासह या ग्राहकाचे होईल. आधीच्या मालकाची जागा, फोटो आणि टीप जातील.',
  },
  move: { en: 'Move it', hi: 'मालिक बदलें', mr: 'मालक बदला' },
  stickersHelp: {
    en: 'A sticker on an appliance leads to its page: customers book from it, technicians see its history. Print blank ones on A4 sheets of 24 labels (64 × 34 mm).',
    hi: 'उपकरण पर लगा स्टिकर उसके पेज पर ले जाता है: ग्राहक उससे बुक करते हैं, टेक्नीशियन इतिहास देखते हैं। ख़ाली स्टिकर A4 शीट पर छापें, हर शीट पर 24 (64 × 34 मिमी)।',
    mr: 'उपकरणावरचा स्टिकर त्याच्या पानावर नेतो: ग्राहक त्यावरून बुक करतात, टेक्निशियन इतिहास पाहतात. कोरे स्टिकर A4 शीटवर छापा, प्रत्येक शीटवर 24 (64 × 34 मिमी).',
  },
  sheets: { en: 'Sheets', hi: 'शीट', mr: 'शीट' },
  makeStickers: { en: 'Make stickers', hi: 'स्टिकर बनाएँ', mr: 'स्टिकर तयार करा' },
  printSheets: {
    en: 'Print {count} stickers (PDF)',
    hi: '{count} स्टिकर छापें (PDF)',
    mr: '{count} स्टिकर छापा (PDF)',
  },
});
