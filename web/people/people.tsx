import type { PagePath } from '../../wire/pages.ts';
import { MyPage } from './me.tsx';
import { PersonPage } from './person.tsx';
import { SignIn } from './sign-in.tsx';

/** The pages about people. */
export function People({ page, of }: { readonly page: PagePath; readonly of: string }) {
  switch (page) {
    case '/people/:id':
      return <PersonPage key={of} id={of} />;
    case '/sign-in':
      return <SignIn key={of} code={of} />;
    default:
      return <MyPage part={of} />;
  }
}
