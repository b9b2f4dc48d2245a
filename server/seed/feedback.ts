/** What the demo's customers say: each comment with its stars and the services it can be about. */
import type { DemoCategory } from './services.ts';

export interface DemoFeedback {
  /** Category value, or 'any' for a comment that suits every service. */
  readonly category: DemoCategory | 'any';
  /** Narrows the comment to these services where its words name one. */
  readonly slugs?: readonly string[];
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly comment: string;
}

export const demoFeedback: readonly DemoFeedback[] = [
  // Laundary
  {
    category: 'laundary',
    slugs: ['front-load-washing-machine-repair'],
    rating: 5,
    comment:
      'Front door was jammed with wet clothes inside. He opened it in ten minutes, changed the lock and showed me the old part.',
  },
  {
    category: 'laundary',
    slugs: ['fully-automatic-washing-machine-repair'],
    rating: 5,
    comment:
      'Machine was dancing in the bathroom during spin. Only one suspension rod was bad, he did not make me buy all four.',
  },
  {
    category: 'laundary',
    slugs: ['washing-machine-deep-cleaning'],
    rating: 5,
    comment:
      'I could not believe the dirt that came out from below the drum. No more smell in the towels. Bathroom was left clean also.',
  },
  {
    category: 'laundary',
    slugs: ['washing-machine-installation'],
    rating: 4,
    comment:
      'Fitted properly and explained all the programs to my mother in Marathi. Tap adapter was extra but he told the price before.',
  },
  {
    category: 'laundary',
    slugs: ['semi-automatic-washing-machine-repair'],
    rating: 4,
    comment:
      'Our twelve year old semi automatic is spinning again. He said honestly that the motor may last two more years.',
  },
  {
    category: 'laundary',
    slugs: ['drain-pump-replacement'],
    rating: 5,
    comment:
      'Two hairpins and a one rupee coin in the pump. Cleaned it, no new part needed. Very honest people.',
  },
  {
    category: 'laundary',
    slugs: ['washing-machine-shifting'],
    rating: 3,
    comment:
      'Disconnecting and refitting was done well. But second visit came one hour late and I had to take half day leave.',
  },
  {
    category: 'laundary',
    slugs: ['fully-automatic-washing-machine-repair', 'front-load-washing-machine-repair'],
    rating: 2,
    comment:
      'Work is fine now, but the board took six days to come back from the workshop. We washed by hand all week.',
  },
  // Refrigeration
  {
    category: 'refrigeration',
    slugs: ['double-door-refrigerator-repair'],
    rating: 5,
    comment:
      'Freezer was cold, lower part was warm. Fan was stuck in ice. Came the same evening, milk was saved.',
  },
  {
    category: 'refrigeration',
    slugs: ['single-door-refrigerator-repair'],
    rating: 5,
    comment:
      'Thought the compressor was gone. It was only the relay. He could have told me anything, but he did not.',
  },
  {
    category: 'refrigeration',
    slugs: ['refrigerator-gas-charging'],
    rating: 4,
    comment:
      'He found the leak first and then filled the gas, with proper weighing. Took almost three hours, cooling is good since then.',
  },
  {
    category: 'refrigeration',
    slugs: ['refrigerator-door-seal-replacement'],
    rating: 5,
    comment: 'Right gasket in the first visit. The door now closes by itself like new.',
  },
  {
    category: 'refrigeration',
    slugs: ['refrigerator-thermostat-replacement'],
    rating: 4,
    comment: 'Bhaji was freezing in the lower tray. New thermostat, forty minutes, finished.',
  },
  {
    category: 'refrigeration',
    slugs: ['side-by-side-refrigerator-repair'],
    rating: 3,
    comment:
      'Good technician, but the display had to be ordered and we waited five days. Cooling was working meanwhile.',
  },
  {
    category: 'refrigeration',
    slugs: ['deep-freezer-repair'],
    rating: 4,
    comment:
      'They came at 9 in the morning because we had stock inside. Thermostat changed, freezing well again.',
  },
  // Commercial
  {
    category: 'commercial',
    slugs: ['visi-cooler-repair'],
    rating: 5,
    comment:
      'Bottle cooler was dead on a Saturday. They came before we opened on Sunday. Cold drinks were ready by noon.',
  },
  {
    category: 'commercial',
    slugs: ['display-counter-repair'],
    rating: 4,
    comment: 'Cake counter glass was sweating. They fixed the heater and the gasket, no more mopping.',
  },
  {
    category: 'commercial',
    slugs: ['pizza-oven-repair'],
    rating: 5,
    comment:
      'One side was not baking. New element and he set the thermostat with his own meter. Even colour now.',
  },
  {
    category: 'commercial',
    slugs: ['ice-machine-repair'],
    rating: 3,
    comment:
      'Ice is coming, but descaling was extra over the visit charge. It was told before, still I felt it was a lot.',
  },
  {
    category: 'commercial',
    slugs: ['water-cooler-repair'],
    rating: 4,
    comment:
      'Water is properly cold again and he also corrected the earthing, which no one had checked before.',
  },
  {
    category: 'commercial',
    slugs: ['commercial-dishwasher-repair'],
    rating: 5,
    comment:
      'Came between lunch and dinner as promised. Rinse jets were full of scale. Plates are clean now.',
  },
  {
    category: 'commercial',
    slugs: ['cold-room-maintenance'],
    rating: 5,
    comment: 'Neat written list of all readings. Our food safety auditor was happy to see it.',
  },
  // Kitchen
  {
    category: 'kitchen',
    slugs: ['microwave-oven-repair'],
    rating: 5,
    comment: 'Microwave was sparking. Small mica sheet, small money. I was ready to buy a new one.',
  },
  {
    category: 'kitchen',
    slugs: ['kitchen-chimney-deep-cleaning'],
    rating: 5,
    comment:
      'Four years of oil gone in two hours. He covered the whole platform and took the dirt away with him.',
  },
  {
    category: 'kitchen',
    slugs: ['kitchen-chimney-repair'],
    rating: 4,
    comment: 'Suction is strong again. Motor noise is a little there still, but he told me that before.',
  },
  {
    category: 'kitchen',
    slugs: ['water-purifier-service'],
    rating: 4,
    comment: 'He showed TDS before and after and said the membrane can go six more months. I liked that.',
  },
  {
    category: 'kitchen',
    slugs: ['mixer-grinder-repair'],
    rating: 5,
    comment: 'Mixer fixed in half an hour, just before Diwali faral. Only the coupler was broken.',
  },
  {
    category: 'kitchen',
    slugs: ['gas-hob-repair'],
    rating: 5,
    comment: 'Flame is blue again on all three burners and he checked the pipe also. Very polite.',
  },
  {
    category: 'kitchen',
    slugs: ['dishwasher-repair'],
    rating: 2,
    comment:
      'First visit did not solve the drain error and he had to come again after three days. Second visit was free.',
  },
  // Air Condition
  {
    category: 'air condition',
    slugs: ['split-ac-jet-service'],
    rating: 5,
    comment:
      'AC is throwing cold air like the first summer. He put plastic on my bed and wall before washing.',
  },
  {
    category: 'air condition',
    slugs: ['split-ac-repair'],
    rating: 4,
    comment:
      'Water was dripping on the sofa. Drain pipe was choked, cleared within the visit charge. Came next morning.',
  },
  {
    category: 'air condition',
    slugs: ['split-ac-installation'],
    rating: 5,
    comment:
      'Clean hole, straight pipe, vacuum done with a pump in front of me. Extra pipe was billed by the foot as told.',
  },
  {
    category: 'air condition',
    slugs: ['inverter-ac-pcb-repair'],
    rating: 4,
    comment: 'Other shop wanted to sell a new board. They repaired mine and it has worked for a month now.',
  },
  {
    category: 'air condition',
    slugs: ['ac-gas-charging'],
    rating: 1,
    comment: 'Gas was filled, but cooling dropped again in three weeks. I have called under the warranty.',
  },
  {
    category: 'air condition',
    slugs: ['window-ac-repair'],
    rating: 3,
    comment: 'Cooling is fine. The rattle came back a little after two weeks, have to call them again.',
  },
  // Any service
  {
    category: 'any',
    rating: 5,
    comment:
      'Booked at night, call came in the morning, work finished by lunch. Paid cash after seeing it run.',
  },
  {
    category: 'any',
    rating: 5,
    comment:
      'Told the full price before opening a single screw. Wore clean shoe covers in the house. Khup chhan.',
  },
  {
    category: 'any',
    rating: 4,
    comment: 'Good work and fair rate. A message when the technician starts from the shop would help.',
  },
  {
    category: 'any',
    rating: 3,
    comment:
      'Repair is okay. He was forty minutes late because of traffic near Kranti Chowk, but he did call.',
  },
  {
    category: 'any',
    rating: 1,
    comment: 'Had to call twice to get the time confirmed. The repair itself was fine, the waiting was not.',
  },
];
