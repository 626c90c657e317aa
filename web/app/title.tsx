import { useLayoutEffect } from 'preact/hooks';

/** What the tab is called while this screen stands. */
export function Title({ says }: { readonly says: string }) {
  useLayoutEffect(() => {
    const { title } = document;
    document.title = says;
    return () => {
      document.title = title;
    };
  }, [says]);
  return null;
}
