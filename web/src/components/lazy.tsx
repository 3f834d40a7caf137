import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index';
import { Header } from './header';
import { Offline } from './offline';

/** A page that is fetched, with what it cannot be shown without, when it is first needed. */
export function lazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  beside: () => Promise<unknown> = () => Promise.resolve(),
) {
  let found: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Page, setPage] = useState<{ it: ComponentType<P> } | null>(
      found === null ? null : { it: found },
    );
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Page !== null) return;
      Promise.all([load(), beside()]).then(
        ([module]) => {
          found = module.default;
          setPage({ it: module.default });
        },
        () => setFailed(true),
      );
    }, []);
    if (Page !== null) return <Page.it {...props} />;
    return failed ? <Unreachable /> : <Loading />;
  };
}

/** Keeps the place of a page that is on its way. */
function Loading() {
  return (
    <main id="content" class="nowhere loading" tabIndex={-1}>
      <p class="quiet">{t('house.loading')}</p>
    </main>
  );
}

/** A page that could not be fetched: offline, or a server that has moved on. */
function Unreachable() {
  return (
    <>
      <Header />
      <main id="content" class="home" tabIndex={-1}>
        <section class="card">
          <Offline />
        </section>
      </main>
    </>
  );
}
