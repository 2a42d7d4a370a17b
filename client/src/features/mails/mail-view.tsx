import type { MailPreview } from '@mainstreet/shared/contracts/orders/mails'
import { useState } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import styles from './mail-view.module.css'
import { mailWords } from './words'

const views = ['html', 'text'] as const

/** How wide a mail is shown: as on a phone, or as much as there is room. */
export type MailWidth = 'phone' | 'computer'

type MailViewProps = { mail: MailPreview; width?: MailWidth; isPrevious?: boolean }

const Head = ({ mail: { subject, from, replyTo } }: { mail: MailPreview }) => {
  const words = useWords(mailWords)
  const rows = [[words.subject, subject], [words.from, from], ...(replyTo ? [[words.replyTo, replyTo]] : [])]
  return (
    <dl className={styles.head}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A mail as its reader sees it: its head, and its two halves. */
export const MailView = ({ mail, width = 'computer', isPrevious }: MailViewProps) => {
  const words = useWords(mailWords)
  const [view, setView] = useState<(typeof views)[number]>('html')
  return (
    <div className={styles.view} aria-busy={isPrevious}>
      <Head mail={mail} />
      <SegmentedControl
        label={words.view}
        value={view}
        onChange={setView}
        options={views.map((value) => ({ value, label: words[value] }))}
      />
      {view === 'html' ? (
        // Nothing in it runs, and it is of no origin: what stands in a mail was written by strangers.
        <iframe
          title={words.preview}
          sandbox=""
          srcDoc={mail.html}
          className={styles.frame}
          data-width={width}
        />
      ) : (
        <pre className={styles.text} tabIndex={0} aria-label={words.preview}>
          {mail.text}
        </pre>
      )}
    </div>
  )
}
