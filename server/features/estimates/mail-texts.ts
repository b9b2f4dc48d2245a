import { labelled } from '#shared/labelled.ts';

export const mailTexts = labelled({
  tax: { en: 'Tax on both', hi: 'दोनों पर टैक्स', mr: 'दोन्हींवर कर' },
  subject: {
    en: 'Please look at your estimate: {amount} (order {number})',
    hi: 'कृपया अनुमानित खर्च देखें: {amount} (बुकिंग {number})',
    mr: 'कृपया अंदाजे खर्च पाहा: {amount} (बुकिंग {number})',
  },
  looked: {
    en: 'The technician has looked at your appliance. This is what the repair needs beyond the charge of your booking.',
    hi: 'टेक्नीशियन ने आपका उपकरण देख लिया है। बुकिंग के चार्ज के अलावा रिपेयर में यह लगेगा।',
    mr: 'टेक्निशियनने तुमचे उपकरण पाहिले आहे. बुकिंगच्या चार्जशिवाय दुरुस्तीला हे लागेल.',
  },
  charge: { en: 'Charge of the booking', hi: 'बुकिंग का चार्ज', mr: 'बुकिंगचा चार्ज' },
  inAll: { en: 'In all', hi: 'कुल', mr: 'एकूण' },
  next: {
    en: 'What happens next: you agree or decline, by the link below or on the technician’s phone. Work begins once you agree. If you decline, you pay the charge of the booking alone.',
    hi: 'आगे क्या होगा: आप नीचे के लिंक से या टेक्नीशियन के फ़ोन पर मंज़ूर या नामंज़ूर करें। मंज़ूरी के बाद काम शुरू होगा। मंज़ूर न हो, तो सिर्फ़ बुकिंग का चार्ज देना होगा।',
    mr: 'पुढे काय होईल: तुम्ही खालच्या लिंकने किंवा टेक्निशियनच्या फोनवर मान्य किंवा अमान्य करा. मान्य केल्यावर काम सुरू होईल. मान्य नसल्यास फक्त बुकिंगचा चार्ज द्यावा लागेल.',
  },
  look: { en: 'Look at the estimate', hi: 'अनुमानित खर्च देखें', mr: 'अंदाजे खर्च पाहा' },
});
