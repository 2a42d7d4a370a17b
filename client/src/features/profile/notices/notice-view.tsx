import { dateInWords } from '@mainstreet/shared/rules/time/date-text'
import type { Notice } from '@mainstreet/shared/contracts/site/notices'
import { shortTitle } from '@mainstreet/shared/rules/site/notice-rules'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { RichText } from '../../../kit/rich-text/rich-text'
import { Picture } from '../../../kit/ui/picture'
import { webpOf } from '../../../kit/ui/webp-of'
import styles from './notice-view.module.css'
import { noticeWords } from './notice-words'
import { Text } from '../../../kit/ui/text'

type Shown = Pick<Notice, 'str_title' | 'str_description' | 'str_link'> & Partial<Pick<Notice, 'createdAt'>>

/** A notice in the arrangement that visitors see: picture, day, title, text and link. */
export const NoticeView = ({ notice, picture }: { notice: Shown; picture: string }) => {
  const words = useWords(noticeWords)
  const locale = useBackOfficeLocale()
  const day = notice.createdAt && new Date(notice.createdAt)
  return (
    <div className={styles.view}>
      {picture && (
        <Picture
          src={picture}
          webp={picture.startsWith('/assets/') ? webpOf(picture) : undefined}
          alt=""
          ratio="16 / 10"
        />
      )}
      <div className={styles.words}>
        {day && (
          <Text as="p" size="xs" tone="muted">
            {dateInWords(day, locale, { dateStyle: 'long' })}
          </Text>
        )}
        <h2 className={styles.title}>{shortTitle(notice.str_title) || words.untitled}</h2>
        <RichText html={notice.str_description} />
        {notice.str_link && <p className={styles.link}>{words.readMore}</p>}
      </div>
    </div>
  )
}
