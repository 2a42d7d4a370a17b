import type { Account } from '@mainstreet/shared/contracts/account'
import { useWords } from '../../kit/language/bilingual'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './header-preview.module.css'
import type { Focus } from './use-header-focus'
import { mediaWords } from './words'

type HeaderPreviewProps = { kind: 'desktop' | 'phone'; url: string; focus: Focus; account: Account }

/** The first screen in small: the header cut as there, with the name over it. */
export const HeaderPreview = ({ kind, url, focus, account }: HeaderPreviewProps) => {
  const words = useWords(mediaWords).header
  return (
    <figure className={styles.preview} data-kind={kind}>
      <div className={styles.screen}>
        <img
          className={styles.picture}
          src={webpOf(url) ?? url}
          alt=""
          style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        />
        <p className={styles.words} aria-hidden="true">
          <span className={styles.name}>{account.str_company_name}</span>
          <span className={styles.slogan}>{account.str_title}</span>
        </p>
      </div>
      <figcaption className="muted">{words[kind]}</figcaption>
    </figure>
  )
}
