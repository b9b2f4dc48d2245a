// As orders name their technician. Apart from what is set for one, which public pages do not need.
import { z } from 'zod';

export const technicianName = z.object({ _id: z.string(), name: z.string() });
