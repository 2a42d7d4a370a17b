import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { BlockKey } from '@mainstreet/shared/rules/site/home-blocks'
import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { TextLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import styles from './hidden-block-note.module.css'
import { contentWords } from './words'

/** Says where the home page does not show what is written here. */
export const HiddenBlockNote = ({ block }: { block: BlockKey }) => {
  const words = useWords(contentWords)
  const { rows } = useList('profile-blocks', { customerId: useCustomerId() })
  if (rows?.find((row) => row.block === block)?.show !== false) return null
  return (
    <div className={styles.note}>
      <Notice action={<TextLink to={backOfficeRoutes.options}>{words.showBlock}</TextLink>}>
        {words.hiddenBlock}
      </Notice>
    </div>
  )
}
