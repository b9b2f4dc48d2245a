// Everyday words for a fault, in English, Hindi and Marathi. A search with one is for a repair.

export const faultWords: readonly string[] = `
  repair, repairing, रिपेयर, रिपेअर, रिपेयरिंग, रिपेरिंग, fix, fixing, technician, mechanic, mistri, karagir, durust, durusti,
  marammat, theek, theek karna,
  broken, kharab, bigad, bigad*, bighad*, fault, faulty, defect, damage, damaged, problem, dead, stop, stopped, band, bandh,
  working, not, no cooling, less cooling, cooling nahi, thanda nahi, cold, cooling, heating, thand*, garam*,
  noise, noisy, sound, awaz, shor, vibration, vibrating, shaking,
  leak, leakage, leaking, लीक, लीकेज, gal*, galt*, tapak*, tipak*, चू, चूने, jhirap*, sach*,
  pani galt*, pani tapak*, pani nikal*, pani kadh*, pani gir*, pani ye*, darvaja khol*, darvaja ugh*,
  smell, smelling, badbu, vas, जल, jal*, spark, sparking, चिंगारी, thinag*, shock, tripping, smoke, धुआं, remote,
  chalu, chalt, chal, suru, shuru, ruk*, atak*, adak*, ghum*, firt, pet*`
  .trim()
  .split(/,\s*/);
