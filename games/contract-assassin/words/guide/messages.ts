// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly first: string;
  readonly twice: string;
  readonly getaway: string;
  readonly bonus: string;
  readonly moment: string;
  readonly under: string;
  readonly hide: string;
  readonly stuck: string;
  readonly flight: string;
  readonly go: string;
  readonly guard: string;
  readonly school: string;
  readonly ticket: string;
  readonly rival: string;
  readonly last: string;
}
