/** Demo services for shops, hotels, canteens and institutions. */
import type { DemoService } from './demo-service.ts';

export const commercialServices: readonly DemoService[] = [
  {
    slug: 'visi-cooler-repair',
    productName: 'Visi Cooler Repair',
    brandName: 'Western, Blue Star, Voltas, Elanpro',
    category: 'commercial',
    description:
      'For glass-door bottle coolers in shops and restaurants that do not chill, fog up or make noise. We check the compressor, condenser and evaporator fans, thermostat, door heater and gasket, gas pressure and the lamp, and clean the condenser. The charge covers the visit, the inspection and that cleaning. Parts, gas and the labour for them are extra. We tell you the price before we start. Most repairs take 60 to 120 minutes and can be done before you open. If the cooler belongs to a beverage company, please ask them first.',
    charge: 499,
  },
  {
    slug: 'water-cooler-repair',
    productName: 'Water Cooler Repair',
    brandName: 'Voltas, Blue Star, Usha',
    category: 'commercial',
    description:
      'For drinking-water coolers in offices, schools, hospitals and societies that give warm water, leak or trip. We check the compressor, fan motor, thermostat, float valve, taps, tank and gas pressure, and test the body for earth leakage, because people touch it with wet hands. The charge covers the visit, the inspection and small adjustments such as the float or a tap washer. Parts, gas, tank cleaning and the labour for them are extra. We tell you the price before we start. Allow 60 to 90 minutes with the water supply closed.',
    charge: 449,
  },
  {
    slug: 'ice-machine-repair',
    productName: 'Ice Machine Repair',
    brandName: 'Hoshizaki, Blue Star, Elanpro, Ice Cube Maker',
    category: 'commercial',
    description:
      'For ice-cube and flake machines in hotels, bars and clinics that make little ice, small cubes or none. We check the water inlet and its filter, pump, float, evaporator plate, sensors, condenser and gas pressure, and watch one full freeze and harvest cycle. The charge covers the visit, the inspection and cleaning of the inlet filter. Descaling, parts, gas and the labour for them are extra. We tell you the price before we start. A cycle takes time, so plan about 2 hours. Hard water is the usual cause here; we tell you honestly if a softener would help.',
    charge: 699,
  },
  {
    slug: 'cold-room-maintenance',
    productName: 'Cold Room Maintenance',
    brandName: 'Blue Star, Danfoss, Bitzer, Emerson',
    category: 'commercial',
    description:
      'A planned check for cold rooms that keep milk, fruit, meat or medicines. We clean the condenser coil, measure suction and discharge pressure, compressor current and room temperature, check oil, fans, defrost heaters, drain line, door gasket and alarm, tighten the panel connections and give you a written list of readings. The charge covers the visit and this maintenance for one room with one unit. Gas, oil, parts and the labour to fit them are extra. We tell you the price before we start. It takes 2 to 4 hours, and your goods can stay inside.',
    charge: 1499,
  },
  {
    slug: 'commercial-dishwasher-repair',
    productName: 'Commercial Dishwasher Repair',
    brandName: 'Winterhalter, IFB, Hobart, Hood Type',
    category: 'commercial',
    description:
      'For hood-type and under-counter machines in hotel and canteen kitchens that do not heat, wash or drain. We check the wash and rinse pumps, heaters, thermostats, spray arms, dosing lines, door switch and control panel, and look for scale from hard water. The charge covers the visit, the inspection and clearing of jets and filters. Parts, descaling and the labour for them are extra. We tell you the price before we start. Allow 90 minutes. We can come between two meal services, so tell us your quiet hours when we call.',
    charge: 799,
  },
  {
    slug: 'commercial-washing-machine-repair',
    productName: 'Commercial Washing Machine Repair',
    brandName: 'IFB, LG, Electrolux, Laundry, Washer Extractor',
    category: 'commercial',
    description:
      'For washer extractors and heavy machines in hotels, hospitals, hostels and laundries. We check the drive motor and inverter, belts, bearings, door lock, drain valve, water valves, heaters and control board, and listen to a spin with and without load. The charge covers the visit, the inspection and small adjustments such as belt tension. Parts and the labour to fit them are extra. We tell you the price before we start. Most faults take 2 to 3 hours. Bearings of large machines need two technicians and a day without washing, which we agree with you.',
    charge: 799,
  },
  {
    slug: 'pizza-oven-repair',
    productName: 'Pizza Oven Repair',
    brandName: 'Electric, Gas, Conveyor, Deck Oven',
    category: 'commercial',
    description:
      'For deck, stone and conveyor ovens that heat unevenly, trip the supply or do not reach temperature. We measure the chamber temperature with our own probe and check the heating elements, thermostats, contactors, wiring, burner, ignition and conveyor motor. The charge covers the visit, the inspection and calibration of the thermostat. Parts and the labour to fit them are extra. We tell you the price before we start. Allow 60 to 120 minutes, and please let the oven cool down before we come. Pipes and regulators up to the oven remain with your gas supplier.',
    charge: 599,
  },
  {
    slug: 'display-counter-repair',
    productName: 'Display Counter Repair',
    brandName: 'Cake Counter, Sweet Counter, Cold, Hot',
    category: 'commercial',
    description:
      'For sweet, cake and food display counters, cold or hot, that do not hold their temperature, sweat on the glass or have dead lights. We check the compressor, fans, thermostat, humidity tray, gasket, lamps, glass heater and gas pressure, and clean the condenser. The charge covers the visit, the inspection and that cleaning. Parts, gas, glass and the labour for them are extra. We tell you the price before we start. Most repairs take 60 to 120 minutes. Before a festival rush, book a few days early, so that a part can still be brought.',
    charge: 499,
  },
];
