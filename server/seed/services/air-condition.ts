/** Demo services for air conditioners. */
import type { DemoService } from './demo-service.ts';

export const airConditionServices: readonly DemoService[] = [
  {
    slug: 'split-ac-repair',
    productName: 'Split AC Repair',
    brandName: 'Voltas, Daikin, LG, Blue Star, Hitachi',
    category: 'air condition',
    description:
      'For split ACs that do not cool, drip water in the room, smell, make noise or show an error code. We measure the air temperature at the grille, gas pressure and current, and check the capacitor, both fan motors, sensors, control boards, drain pipe and filters. The charge covers the visit, the inspection and small adjustments such as clearing the drain or rinsing the filters. Parts, gas and the labour for them are extra. We tell you the price before we start. Most repairs take 45 to 90 minutes for one indoor and one outdoor unit.',
    charge: 399,
  },
  {
    slug: 'split-ac-installation',
    productName: 'Split AC Installation',
    brandName: 'Voltas, Daikin, LG, Samsung, Lloyd',
    category: 'air condition',
    description:
      'We fix the indoor and the outdoor unit, connect them and hand over a cooling room. The charge covers the visit and the standard installation: one wall hole, mounting both units, flaring and joining the copper pipe that comes with your AC, vacuuming the line with a pump, a leak test and a cooling test. Extra copper pipe, outdoor stand, drain pipe, wiring, stabiliser, core cutting in concrete and work at height are extra. We tell you the price before we start. It takes 2 to 3 hours. Please have the power point ready near the indoor unit.',
    charge: 1499,
  },
  {
    slug: 'split-ac-jet-service',
    productName: 'Split AC Jet Service',
    brandName: 'Voltas, Daikin, LG, Panasonic, Foam Wash',
    category: 'air condition',
    description:
      'A deep wash of the indoor and the outdoor unit with a pressure pump, once before summer and once after. We cover the wall and the furniture, clean the filters, wash the cooling coil and blower with foam and water jet, flush the drain pipe, wash the outdoor condenser and check gas pressure and current. The charge covers the visit and the whole wash of one split AC. Gas, parts and repairs are extra. We tell you the price before we start. It takes 60 to 75 minutes. We need a tap, a bucket and a socket near the room.',
    charge: 599,
  },
  {
    slug: 'window-ac-repair',
    productName: 'Window AC Repair',
    brandName: 'Voltas, Blue Star, Carrier, LG',
    category: 'air condition',
    description:
      'For window ACs that only blow air, trip the MCB, rattle or drip inside. We slide the unit out where needed and check the compressor, capacitor, fan motor, blower, thermostat or board, swing motor, coil and gas pressure. The charge covers the visit, the inspection and small adjustments such as a loose bracket or a blocked drain tray. Parts, gas and the labour for them are extra. We tell you the price before we start. Most repairs take 45 to 90 minutes. If the unit must go to our workshop, we carry it and bring it back.',
    charge: 349,
  },
  {
    slug: 'window-ac-installation',
    productName: 'Window AC Installation',
    brandName: 'Voltas, Blue Star, Carrier, Lloyd',
    category: 'air condition',
    description:
      'We fit your window AC firmly, with the right tilt, so that the water drains outside. The charge covers the visit and the installation in an existing opening or frame: placing and fixing the unit, sealing the gaps with foam, connecting the drain and testing the cooling and the current. A wooden or metal frame, a grill cut, an outside stand, wiring and a stabiliser are extra. We tell you the price before we start. It takes 60 to 90 minutes. Please measure the opening or send us its photo by email before the visit.',
    charge: 699,
  },
  {
    slug: 'cassette-ac-repair',
    productName: 'Cassette AC Repair',
    brandName: 'Daikin, Blue Star, Voltas, Carrier, Mitsubishi',
    category: 'air condition',
    description:
      'For ceiling cassette units in offices, clinics and showrooms that leak, do not cool or flash an error. We open the panel and check the drain pump and float, fan motor, sensors, coil, boards, wiring between the units, gas pressure and the outdoor unit. The charge covers the visit, the inspection of one cassette and small adjustments such as clearing the drain tray. Parts, gas, scaffolding and the labour for them are extra. We tell you the price before we start. Allow 60 to 120 minutes; we can come before or after your business hours.',
    charge: 699,
  },
  {
    slug: 'ac-gas-charging',
    productName: 'AC Gas Charging',
    brandName: 'R32, R410A, R22, Split AC, Window AC',
    category: 'air condition',
    description:
      'If an AC is low on gas, it has leaked somewhere. We find the leak with nitrogen and soap solution, repair it, pull a vacuum and charge the gas named on the label by weight, not by guess. The charge covers the visit, the leak test and the labour for charging. Gas, brazing, valves and pipe are extra, and we tell you the price before the system is opened. It takes 2 to 3 hours. We check the cooling with you at the end and write the quantity of gas on your bill.',
    charge: 999,
  },
  {
    slug: 'inverter-ac-pcb-repair',
    productName: 'Inverter AC PCB Repair',
    brandName: 'LG, Samsung, Daikin, Mitsubishi, Inverter AC',
    category: 'air condition',
    description:
      'For inverter ACs with a blinking lamp, an error code or an outdoor unit that does not start, often after a power cut or lightning. We test supply, communication wire, sensors and compressor windings first, because a new board does not help if another part has failed. The charge covers the visit and the full diagnosis. Board repair or a new board is extra. We tell you the price before we take anything out. Boards are repaired on our workshop bench in 2 to 4 days, with a test on a running unit before they come back.',
    charge: 599,
  },
  {
    slug: 'ac-annual-maintenance',
    productName: 'AC Annual Maintenance',
    brandName: 'AMC, Split AC, Window AC, Cassette AC',
    category: 'air condition',
    description:
      'One year of planned care for one split or window AC. The charge covers two full services, in spring and after the rains, with filter and coil cleaning, drain flushing and a check of gas pressure, current and electrical joints, and one breakdown visit in between without a visit charge. Gas, parts and the labour to fit them are extra. We tell you the price before we start. We call you before each due date to agree on a day. Cassette units and more than three ACs at one address get a quotation after the first visit.',
    charge: 1299,
  },
];
