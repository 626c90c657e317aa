// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly coach: {
    readonly name: string;
    readonly trade: string;
  };
  readonly edge: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2spoken: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s2if3: string;
    readonly s3: string;
    readonly s3spoken: string;
    readonly s3if1: string;
    readonly s3if2: string;
    readonly s3if3: string;
    readonly s4: string;
    readonly close: string;
  };
  readonly crown: {
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
    readonly s5: string;
    readonly s5if1: string;
    readonly s5if2: string;
    readonly s6: string;
    readonly s6if1: string;
    readonly close: string;
  };
  readonly four: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s3: string;
    readonly s4: string;
    readonly s5: string;
    readonly close: string;
  };
  readonly wrong: {
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
    readonly s5if1: string;
    readonly s5if2: string;
    readonly close: string;
  };
  readonly broke: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s2if2: string;
    readonly s2if3: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s4: string;
    readonly close: string;
  };
  readonly own: {
    readonly title: string;
    readonly s1: string;
    readonly s2: string;
    readonly s2if1: string;
    readonly s3: string;
    readonly s3if1: string;
    readonly s3if2: string;
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
    readonly s3if2: string;
    readonly s4: string;
    readonly close: string;
  };
}
