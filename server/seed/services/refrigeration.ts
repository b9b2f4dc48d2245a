/** Demo services for refrigerators and freezers at home. */
import type { DemoService } from './demo-service.ts';

export const refrigerationServices: readonly DemoService[] = [
  {
    slug: 'single-door-refrigerator-repair',
    productName: 'Single Door Refrigerator Repair',
    brandName: 'Godrej, Whirlpool, LG, Samsung',
    category: 'refrigeration',
    description:
      'For a direct-cool fridge that does not cool, cools too much, collects water below or makes a clicking sound. We check the compressor, relay, overload protector, thermostat, door gasket, defrost button and gas pressure, and measure the temperature before and after. The charge covers the visit, the inspection and small adjustments such as clearing the drain hole or setting the thermostat. Parts, gas and the labour for them are extra. We tell you the price before we start. Most repairs are done at your home in 45 to 90 minutes, so the food can stay in the kitchen.',
    charge: 299,
  },
  {
    slug: 'double-door-refrigerator-repair',
    productName: 'Double Door Refrigerator Repair',
    brandName: 'LG, Samsung, Whirlpool, Haier, Panasonic',
    category: 'refrigeration',
    description:
      'For a frost-free fridge where the freezer is cold but the lower part is warm, ice builds up at the back or water drips inside. We test the defrost heater, timer, sensors, fan motor, damper, compressor and control board, including inverter models. The charge covers the visit, the inspection and small adjustments such as clearing a frozen drain. Parts, gas and the labour for them are extra. We tell you the price before we start. A fan or a sensor takes about an hour. If a heavy block of ice must melt first, we come back the same day or the next.',
    charge: 349,
  },
  {
    slug: 'side-by-side-refrigerator-repair',
    productName: 'Side by Side Refrigerator Repair',
    brandName: 'Samsung, LG, Haier, Bosch, Hitachi',
    category: 'refrigeration',
    description:
      'For large side-by-side and French-door fridges with cooling, display, ice-maker or water-dispenser faults. We read the error code, test the sensors, both fans, dampers, inverter compressor and main board, and check the water line and its filter. The charge covers the visit, the inspection and small adjustments such as aligning a door. Parts, gas and the labour for them are extra. We tell you the price before we start. Plan 60 to 120 minutes. For boards and displays ordered from the maker we tell you the delivery day before you decide.',
    charge: 599,
  },
  {
    slug: 'deep-freezer-repair',
    productName: 'Deep Freezer Repair',
    brandName: 'Voltas, Blue Star, Rockwell, Haier',
    category: 'refrigeration',
    description:
      'For chest freezers at home or in a shop that run all day and do not freeze, trip the supply or grow thick ice on the walls. We check the compressor, condenser fan, thermostat, lid gasket, relay and gas pressure, and clean the dust from the condenser. The charge covers the visit, the inspection and that cleaning. Parts, gas and the labour for them are extra. We tell you the price before we start. Allow 60 to 120 minutes. If you have stock inside, tell us when we call; we plan the visit early in the day.',
    charge: 449,
  },
  {
    slug: 'refrigerator-gas-charging',
    productName: 'Refrigerator Gas Charging',
    brandName: 'R600a, R134a, Single Door, Double Door',
    category: 'refrigeration',
    description:
      'A fridge does not use up its gas; if it is low, there is a leak. So we find the leak first, with nitrogen pressure and soap solution, repair it, change the filter drier, pull a vacuum and only then charge gas by weight as printed on the label. The charge covers the visit, the leak test and the labour for charging. Gas, the filter drier and brazing work are extra. We tell you the price before we open the system. It takes 2 to 3 hours, and we wait until the cooling starts. Please keep a window open while we work.',
    charge: 799,
  },
  {
    slug: 'refrigerator-thermostat-replacement',
    productName: 'Refrigerator Thermostat Replacement',
    brandName: 'Godrej, Whirlpool, LG, Kelvinator',
    category: 'refrigeration',
    description:
      'For a fridge that never stops, freezes the vegetables or does not start even though the light inside is on. We measure the temperature, test the thermostat or the electronic sensor and its wiring, and rule out the compressor and the door gasket before we change anything. The charge covers the visit, the test and the labour for fitting. The new thermostat or sensor is extra; we tell you its price before we fit it. The work takes 30 to 45 minutes, and the fridge needs about 4 hours to settle afterwards.',
    charge: 399,
  },
  {
    slug: 'refrigerator-door-seal-replacement',
    productName: 'Refrigerator Door Seal Replacement',
    brandName: 'Gasket, Single Door, Double Door, Deep Freezer',
    category: 'refrigeration',
    description:
      'A torn or loose door gasket lets warm air in, so the fridge sweats, ices up and draws more current. We check the seal on all four sides with a paper strip, look at the hinges and the level of the fridge, and try to reshape a seal that is only bent. The charge covers the visit, the check and the labour for one door. A new gasket is extra; we measure yours, tell you the price and bring the right size. Common sizes are fitted on the first visit in about 40 minutes, others within 2 to 3 days.',
    charge: 349,
  },
];
