/** Demo services for washing machines and dryers. */
import type { DemoService } from './demo-service.ts';

export const laundaryServices: readonly DemoService[] = [
  {
    slug: 'semi-automatic-washing-machine-repair',
    productName: 'Semi Automatic Washing Machine Repair',
    brandName: 'LG, Samsung, Whirlpool, Godrej',
    category: 'laundary',
    description:
      'For twin-tub machines that do not spin, leak, hum without turning or stop in the middle of a wash. We check both motors, the wash timer, the spin brake, the belt, the drain hose and the wiring, and run a short wash to show you the fault. The charge covers the visit, the inspection and small adjustments such as a loose belt or a blocked hose. Motors, timers, capacitors and the labour to fit them are extra; we tell you the price before we start. Most repairs are done in 45 to 90 minutes at your home.',
    charge: 299,
  },
  {
    slug: 'fully-automatic-washing-machine-repair',
    productName: 'Fully Automatic Washing Machine Repair',
    brandName: 'LG, Samsung, Whirlpool, IFB, Haier',
    category: 'laundary',
    description:
      'For top-load machines that show an error code, do not fill or drain, shake hard in the spin or do not switch on at all. We read the code, test the inlet valve, drain motor, clutch, suspension rods, lid switch and control board, and check your water pressure and plug point. The charge covers the visit, the inspection and small adjustments such as levelling or cleaning the inlet filter. Parts and the labour to fit them are extra. We tell you the price before we start. Allow 60 to 90 minutes; a control board that goes to our workshop takes 2 to 3 days.',
    charge: 349,
  },
  {
    slug: 'front-load-washing-machine-repair',
    productName: 'Front Load Washing Machine Repair',
    brandName: 'IFB, Bosch, LG, Samsung',
    category: 'laundary',
    description:
      'For front-load machines with a locked door, water on the floor, a loud drum or clothes that come out wet. We check the door lock and gasket, drain pump, heater, shock absorbers, bearings and control board, and look at the hoses behind the machine. The charge covers the visit, the inspection and small adjustments such as clearing the pump filter. Parts and the labour to fit them are extra. We tell you the price before we start. Most faults take 60 to 120 minutes. A drum bearing needs the machine opened fully, so we book a half day for it.',
    charge: 399,
  },
  {
    slug: 'washing-machine-installation',
    productName: 'Washing Machine Installation',
    brandName: 'Top Load, Front Load, Semi Automatic',
    category: 'laundary',
    description:
      'We set up your new or shifted washing machine and show you how to use it. The charge covers the visit and the whole installation: unpacking, removing the transit bolts, levelling, connecting the inlet and drain hoses, checking the earthing of the plug point and running one empty wash. A tap adapter, a longer hose, a stand or plumbing work is extra, and we tell you the price first. Please keep a tap with running water and a 16 A socket within 1.5 metres. It takes about 45 minutes.',
    charge: 449,
  },
  {
    slug: 'washing-machine-deep-cleaning',
    productName: 'Washing Machine Deep Cleaning',
    brandName: 'Top Load, Front Load, Descaling',
    category: 'laundary',
    description:
      'For a machine that smells, leaves lint on clothes or has white scale from hard water. We take out the pulsator or clean the front-load gasket, descale the drum, wash the detergent tray, lint filter and pump filter, flush the inlet valve and finish with a hot or long empty wash. The charge covers the visit, the descaling powder and the whole cleaning. If we find a worn part we show it to you; replacing it is extra and only with your yes. It takes 75 to 90 minutes. Please keep two buckets of water ready.',
    charge: 599,
  },
  {
    slug: 'clothes-dryer-repair',
    productName: 'Clothes Dryer Repair',
    brandName: 'IFB, Bosch, Siemens, LG',
    category: 'laundary',
    description:
      'For vented, condenser and heat-pump dryers that do not heat, stop early, squeal or trip the power. We test the heating element, thermostats, thermal fuse, drum belt, rollers, motor and moisture sensor, and clear lint from the filter and the air path. The charge covers the visit, the inspection and that clearing. Parts and the labour to fit them are extra. We tell you the price before we start. A belt or a thermostat takes about an hour. For some imported models we order the part, which takes 3 to 7 days.',
    charge: 449,
  },
  {
    slug: 'drain-pump-replacement',
    productName: 'Drain Pump Replacement',
    brandName: 'LG, Samsung, IFB, Bosch, Whirlpool',
    category: 'laundary',
    description:
      'For a washing machine that stands full of water, hums at the end of the wash or shows a drain error. We empty the machine, clear coins, pins and lint from the pump and the hose, and test the pump on its own. If cleaning is enough, you pay nothing more. If the pump has burnt out we fit a new one that matches your model; the charge covers the visit and the labour, the pump itself is extra, and we tell you its price before we fit it. We finish with a full drain and spin test. It takes 45 to 60 minutes.',
    charge: 399,
  },
  {
    slug: 'washing-machine-shifting',
    productName: 'Washing Machine Shifting',
    brandName: 'Uninstallation, Reinstallation, Top Load, Front Load',
    category: 'laundary',
    description:
      'For a move to another room, floor or house within the city. We disconnect the machine at the old place, drain it, secure the drum and pack the hoses; after the move we level, connect and test it at the new place. The charge covers both visits and the labour. The vehicle and the people to carry it are not included; we can arrange them at a price agreed before the day. Front-load machines need their transit bolts; if yours are lost, we bring a set at extra cost. Each visit takes 30 to 45 minutes.',
    charge: 799,
  },
];
