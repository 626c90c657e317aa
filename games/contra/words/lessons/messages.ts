// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly coach: {
    readonly name: string;
    readonly trade: string;
  };
  readonly run: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s2if3: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s3if2: string;
    readonly s4: string;
    readonly close: string;
  };
  readonly faces: {
    readonly title: string;
    readonly s1: string;
    readonly s1if1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s3: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s4if2: string;
    readonly s5: string;
    readonly s5if1: string;
    readonly s6: string;
    readonly s6if1: string;
    readonly close: string;
  };
  readonly play: {
    readonly title: string;
    readonly s1: string;
    readonly s1if1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s5: string;
    readonly s5if1: string;
    readonly s6: string;
    readonly close: string;
  };
  readonly back: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s5: string;
    readonly s5if1: string;
    readonly s6: string;
    readonly close: string;
  };
  readonly flag: {
    readonly title: string;
    readonly s1: string;
    readonly s1if1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s3: string;
    readonly s4: string;
    readonly s5: string;
    readonly s5if1: string;
    readonly s6: string;
    readonly s7: string;
    readonly s7if1: string;
    readonly close: string;
  };
  readonly wall: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s3: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s5: string;
    readonly s5if1: string;
    readonly s6: string;
    readonly s7: string;
    readonly s8: string;
    readonly s8if1: string;
    readonly s9: string;
    readonly close: string;
  };
  readonly clock: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s5: string;
    readonly s5if1: string;
    readonly s6: string;
    readonly s7: string;
    readonly s7if1: string;
    readonly s8: string;
    readonly s8if1: string;
    readonly s9: string;
    readonly s10: string;
    readonly close: string;
  };
}
