// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly coach: {
    readonly name: string;
    readonly trade: string;
  };
  readonly names: {
    readonly title: string;
    readonly s1: string;
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
  readonly dice: {
    readonly title: string;
    readonly s1: string;
    readonly s1if1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s5: string;
    readonly s6: string;
    readonly close: string;
  };
  readonly away: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s3if2: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s5: string;
    readonly s6: string;
    readonly s6if1: string;
    readonly s6if2: string;
    readonly s7: string;
    readonly close: string;
  };
  readonly failure: {
    readonly title: string;
    readonly s1: string;
    readonly s1if1: string;
    readonly s2: string;
    readonly s3: string;
    readonly s4: string;
    readonly s5: string;
    readonly s6: string;
    readonly s6if1: string;
    readonly s7: string;
    readonly s8: string;
    readonly s9: string;
    readonly close: string;
  };
  readonly bodyguard: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s5: string;
    readonly close: string;
  };
  readonly school: {
    readonly title: string;
    readonly s1: string;
    readonly s1if1: string;
    readonly s1if2: string;
    readonly s2: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s5: string;
    readonly s6: string;
    readonly s7: string;
    readonly s7if1: string;
    readonly s8: string;
    readonly s9: string;
    readonly s10: string;
    readonly s10if1: string;
    readonly close: string;
  };
  readonly tickets: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s3if2: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s5: string;
    readonly s6: string;
    readonly s7: string;
    readonly s8: string;
    readonly s9: string;
    readonly s10: string;
    readonly close: string;
  };
  readonly last: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s3: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s5: string;
    readonly s6: string;
    readonly close: string;
  };
}
