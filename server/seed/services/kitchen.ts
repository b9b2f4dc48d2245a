/** Demo services for the kitchen. */
import type { DemoService } from './demo-service.ts';

export const kitchenServices: readonly DemoService[] = [
  {
    slug: 'microwave-oven-repair',
    productName: 'Microwave Oven Repair',
    brandName: 'LG, Samsung, IFB, Panasonic',
    category: 'kitchen',
    description:
      'For solo, grill and convection microwaves that do not heat, spark, trip or have a dead keypad. We discharge the high-voltage side safely and test the magnetron, capacitor, diode, fuses, door switches, turntable motor and touch panel, and check the door for leakage. The charge covers the visit, the inspection and small adjustments such as a door latch that does not catch. Parts and the labour to fit them are extra. We tell you the price before we start. Most repairs are done in 45 to 60 minutes.',
    charge: 299,
  },
  {
    slug: 'otg-oven-repair',
    productName: 'OTG Oven Repair',
    brandName: 'Morphy Richards, Bajaj, Philips, Usha',
    category: 'kitchen',
    description:
      'For oven-toaster-grillers that heat on one side only, burn the cake, do not switch off or give a shock. We measure the real temperature against the dial and check the heating rods, thermostat, timer, rotisserie motor, plug and earthing. The charge covers the visit, the inspection and small adjustments such as tightening a burnt terminal. Rods, thermostats, timers and the labour to fit them are extra. We tell you the price before we start. It takes 30 to 60 minutes. Please let the oven cool and empty the tray before we come.',
    charge: 249,
  },
  {
    slug: 'dishwasher-repair',
    productName: 'Dishwasher Repair',
    brandName: 'Bosch, IFB, LG, Siemens',
    category: 'kitchen',
    description:
      'For dishwashers that do not drain, leave a white film, leak or show an error code. We check the inlet valve, wash and drain pumps, heater, spray arms, salt and rinse-aid system, door seal and control board, and clean the filter while we are there. The charge covers the visit, the inspection and that cleaning. Parts and the labour to fit them are extra. We tell you the price before we start. Most faults take 60 to 90 minutes. We also set the salt level for the hardness of the water in your area, which cures many a white film.',
    charge: 399,
  },
  {
    slug: 'dishwasher-installation',
    productName: 'Dishwasher Installation',
    brandName: 'Bosch, IFB, Faber, Built In, Free Standing',
    category: 'kitchen',
    description:
      'We place your dishwasher, connect it and run the first wash with you. The charge covers the visit and the whole installation of a free-standing machine: unpacking, levelling, connecting water inlet and drain, checking the earthing of the plug point, setting the water hardness, and showing you salt, rinse aid and loading. Tap adapters, longer pipes, plumbing and carpenter’s work for a built-in model are extra. We tell you the price before we start. Please keep a tap, a drain and a 16 A socket within 1.5 metres. It takes about 60 minutes.',
    charge: 599,
  },
  {
    slug: 'kitchen-chimney-repair',
    productName: 'Kitchen Chimney Repair',
    brandName: 'Faber, Elica, Glen, Hindware, Kaff',
    category: 'kitchen',
    description:
      'For chimneys with weak suction, a noisy motor, dead buttons, no light or oil dripping on the hob. We check the motor, capacitor, blower, touch or push-button board, gesture sensor, lamps, filters and duct, and measure the draught at each speed. The charge covers the visit, the inspection and small adjustments such as resetting the auto-clean. Motors, boards, lamps, duct and the labour to fit them are extra. We tell you the price before we start. Most repairs take 45 to 90 minutes. A clogged chimney may need our deep cleaning instead; we say so before you pay for parts.',
    charge: 349,
  },
  {
    slug: 'kitchen-chimney-deep-cleaning',
    productName: 'Kitchen Chimney Deep Cleaning',
    brandName: 'Faber, Elica, Glen, Filterless, Baffle Filter',
    category: 'kitchen',
    description:
      'We cover your hob and platform, open the chimney and remove the baked-on oil. The charge covers the visit, the cleaning liquid and the whole cleaning: baffle or mesh filters, blower wheel, motor housing, oil collector, hood inside and outside, and a suction test before and after. Duct cleaning beyond one metre, new filters and any repair are extra. We tell you the price before we start. It takes 90 to 120 minutes. If you fry often, have it done every six months. We take the dirty oil and waste away with us.',
    charge: 799,
  },
  {
    slug: 'gas-hob-repair',
    productName: 'Gas Hob Repair',
    brandName: 'Prestige, Faber, Glen, Elica, Gas Stove',
    category: 'kitchen',
    description:
      'For gas hobs and stoves with a yellow or low flame, stiff knobs, failed auto-ignition or a smell near the burner. We close the supply, check jets, valves, burners, ignition, flame-failure device and the rubber tube, and test every joint with soap solution. The charge covers the visit, the inspection and cleaning of jets and burners. Valves, burners, ignition parts, tube and the labour to fit them are extra. We tell you the price before we start. It takes 30 to 60 minutes. For a leaking cylinder or pipeline, close the valve and call your gas company first.',
    charge: 249,
  },
  {
    slug: 'induction-cooktop-repair',
    productName: 'Induction Cooktop Repair',
    brandName: 'Prestige, Philips, Pigeon, Bajaj',
    category: 'kitchen',
    description:
      'For induction cooktops that show an error, click on and off, do not detect the vessel or are dead after a voltage jump. We test the power board, IGBT, coil, fan, sensors, touch panel and cord, and check the voltage at your socket. The charge covers the visit, the inspection and small adjustments such as cleaning a jammed fan. Boards, coils, glass and the labour to fit them are extra. We tell you the price before we start. Simple faults take 30 to 45 minutes. Board repairs go to our workshop and come back in 2 to 3 days.',
    charge: 249,
  },
  {
    slug: 'mixer-grinder-repair',
    productName: 'Mixer Grinder Repair',
    brandName: 'Preethi, Bajaj, Philips, Sujata, Juicer',
    category: 'kitchen',
    description:
      'For mixers, grinders and juicers that smell of burning, leak from the jar, run at one speed or do not start. We check the overload switch, carbon brushes, coupler, speed switch, armature and field coil, and the bush, blade and gasket of each jar. The charge covers the visit, the inspection and small adjustments such as a reset or a cleaned coupler. Couplers, brushes, blades, gaskets, motors and the labour to fit them are extra. We tell you the price before we start. Most repairs take 20 to 40 minutes in your kitchen.',
    charge: 199,
  },
  {
    slug: 'water-purifier-service',
    productName: 'Water Purifier Service',
    brandName: 'Kent, Aquaguard, Pureit, Livpure, RO',
    category: 'kitchen',
    description:
      'A full service for RO, UV and UF water purifiers. We measure the TDS of your tap water and of the purified water, clean the tank and the pre-filter bowl, check the pump, solenoid valve, SMPS, UV lamp, float and every joint for leaks, and sanitise the line. The charge covers the visit and this service. Filters, the membrane and other parts are extra; we show you the readings, so that you change only what is due. It takes 45 to 60 minutes. Let the first two tanks of water run off after a membrane change.',
    charge: 349,
  },
];
