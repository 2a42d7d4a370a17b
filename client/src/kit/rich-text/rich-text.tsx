import { lazy, Suspense, use, useState } from 'react'
import { classNames } from '../ui/class-names'
import { useIsHydrating } from '../use-is-hydrating'
import styles from './rich-text.module.css'
import { ServerCleaner } from './server-cleaner'

const CleanText = lazy(() =>
  import('./clean-html').then(({ cleanHtml }) => ({
    default: ({ html, ...rest }: { html: string; className: string; lang?: string }) => (
      <div {...rest} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />
    ),
  })),
)

/** Formatted text of an owner, cleaned again where it is rendered; text that came with the page was cleaned by the server. */
export const RichText = ({ html, className, lang }: { html: string; className?: string; lang?: string }) => {
  const hydrating = useIsHydrating()
  const clean = use(ServerCleaner)
  const [fromServer] = useState(hydrating ? html : null)
  const names = classNames(styles.text, className)
  if (!html) return null
  if (html === fromServer) {
    // React keeps the server's markup here as it is: nothing is parsed again, so the cleaner need not be loaded.
    const markup = typeof window === 'undefined' ? clean(html) : html
    return (
      <div
        className={names}
        lang={lang}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    )
  }
  return (
    <Suspense fallback={<div className={names} aria-busy="true" />}>
      <CleanText html={html} className={names} lang={lang} />
    </Suspense>
  )
}
