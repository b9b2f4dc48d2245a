import { texts } from '#shared/texts.ts';

export const warrantyTexts = texts({
  showOrder: { en: 'Show the new order', hi: 'नई बुकिंग दिखाएँ', mr: 'नवे बुकिंग दाखवा' },
  receivedFor: {
    en: 'Order {number}, free of charge. We come on {visit}. Pictures of what is wrong help us to bring the right part.',
    hi: 'बुकिंग {number}, मुफ़्त। हम {visit} आएँगे। खराबी की फ़ोटो से हम सही पार्ट ला सकेंगे।',
    mr: 'बुकिंग {number}, मोफत. आम्ही {visit} या वेळी येऊ. बिघाडाच्या फोटोंमुळे आम्ही योग्य पार्ट आणू शकतो.',
  },
  receivedCall: {
    en: 'Order {number}, free of charge. We call you {when} to agree on a time. Pictures of what is wrong help us to bring the right part.',
    hi: 'बुकिंग {number}, मुफ़्त। समय तय करने के लिए हम {when} आपको कॉल करेंगे। खराबी की फ़ोटो से हम सही पार्ट ला सकेंगे।',
    mr: 'बुकिंग {number}, मोफत. वेळ ठरवण्यासाठी आम्ही {when} तुम्हाला कॉल करू. बिघाडाच्या फोटोंमुळे आम्ही योग्य पार्ट आणू शकतो.',
  },
  claim: { en: 'Claim warranty', hi: 'वारंटी में रिपेयर माँगें', mr: 'वॉरंटीमध्ये दुरुस्ती मागा' },
  bookOrCall: {
    en: 'You can book the repair again, or call us.',
    hi: 'आप रिपेयर फिर से बुक कर सकते हैं, या हमें कॉल करें।',
    mr: 'तुम्ही दुरुस्ती पुन्हा बुक करू शकता, किंवा आम्हाला कॉल करा.',
  },
  close: { en: 'Close', hi: 'बंद करें', mr: 'बंद करा' },
  rule: {
    en: '<b>{service}</b>, under warranty until {date}. If the same fault has come back, we repair it free of charge.',
    hi: '<b>{service}</b>, वारंटी {date} तक। वही खराबी फिर आई हो, तो हम मुफ़्त में ठीक करेंगे।',
    mr: '<b>{service}</b>, वॉरंटी {date} पर्यंत. तोच बिघाड पुन्हा झाला असेल, तर आम्ही मोफत दुरुस्त करू.',
  },
  whatIsWrong: { en: 'What is wrong?', hi: 'क्या खराबी है?', mr: 'काय बिघाड आहे?' },
  notNow: { en: 'Not now', hi: 'अभी नहीं', mr: 'आत्ता नाही' },
  warranty: { en: 'Warranty', hi: 'वारंटी', mr: 'वॉरंटी' },
  runs: { en: 'Under warranty until {date}', hi: 'वारंटी {date} तक', mr: 'वॉरंटी {date} पर्यंत' },
  ended: { en: 'The warranty ended on {date}', hi: 'वारंटी {date} को खत्म हुई', mr: 'वॉरंटी {date} रोजी संपली' },
  claimed: {
    en: 'Claimed: order {number}',
    hi: 'वारंटी में दोबारा रिपेयर: बुकिंग {number}',
    mr: 'वॉरंटीमध्ये दुरुस्ती मागितली: बुकिंग {number}',
  },
  neverTwice: {
    en: 'Pressing Claim warranty again never claims twice.',
    hi: '‘वारंटी में रिपेयर माँगें’ दोबारा दबाने से दो बुकिंग नहीं बनेंगी।',
    mr: '‘वॉरंटीमध्ये दुरुस्ती मागा’ पुन्हा दाबल्याने दोन बुकिंग होत नाहीत.',
  },
});
