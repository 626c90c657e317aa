// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly coach: {
    readonly name: string;
    readonly trade: string;
  };
  readonly aim: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s2if3: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s5: string;
    readonly close: string;
  };
  readonly closer: {
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
    readonly s7: string;
    readonly s7if1: string;
    readonly s7if2: string;
    readonly close: string;
  };
  readonly bites: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s5: string;
    readonly s6: string;
    readonly close: string;
  };
  readonly bullet: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s2if3: string;
    readonly s3: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s4if2: string;
    readonly s5: string;
    readonly close: string;
  };
  readonly burn: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s3: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s4if2: string;
    readonly s5: string;
    readonly close: string;
  };
  readonly friends: {
    readonly title: string;
    readonly s1: string;
    readonly s1if1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s5: string;
    readonly close: string;
  };
  readonly last: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly s4if1: string;
    readonly s5: string;
    readonly s6: string;
    readonly s6if1: string;
    readonly s7: string;
    readonly close: string;
  };
}
