// My Jobs, a technician's day: made for one hand on a cheap phone, with a network or without.

import { JobList } from './JobList.tsx';
import { JobsFrame } from './JobsFrame.tsx';
import { RequireTechnician } from './RequireTechnician.tsx';

export function Component() {
  return (
    <JobsFrame>
      <RequireTechnician>
        <JobList />
      </RequireTechnician>
    </JobsFrame>
  );
}
