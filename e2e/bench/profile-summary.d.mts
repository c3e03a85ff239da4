interface CallFrame {
  functionName: string;
  url: string;
}

export interface Place {
  own: boolean;
  name: string;
}

interface Profile {
  nodes: readonly { id: number; callFrame: CallFrame; children?: readonly number[] }[];
  samples: readonly number[];
  timeDeltas: readonly number[];
}

export function placeOf(frame: CallFrame): Place | null;
export function sumUp(profile: Profile, place: (frame: CallFrame) => Place | null): Map<string, number>;
