// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly coach: {
    readonly name: string;
    readonly trade: string;
  };
  readonly small: {
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
    readonly s7: string;
    readonly s7if1: string;
    readonly close: string;
  };
  readonly slow: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s3: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly close: string;
  };
  readonly door: {
    readonly title: string;
    readonly s1: string;
    readonly s1if1: string;
    readonly s1if2: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s5: string;
    readonly s6: string;
    readonly s7: string;
    readonly s8: string;
    readonly close: string;
  };
  readonly arrow: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s3if2: string;
    readonly s4: string;
    readonly s5: string;
    readonly close: string;
  };
  readonly seen: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s3: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s5: string;
    readonly close: string;
  };
  readonly pocket: {
    readonly title: string;
    readonly s1: string;
    readonly s1if1: string;
    readonly s1if2: string;
    readonly s2: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s5: string;
    readonly s6: string;
    readonly close: string;
  };
  readonly fuse: {
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
  readonly home: {
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
    readonly s6if1: string;
    readonly s7: string;
    readonly close: string;
  };
}
