import { accountContract, type Account } from '@mainstreet/shared/contracts/account'
import { useWatch } from 'react-hook-form'
import { AutoSaveSection } from '../../../kit/form/auto-save-section'
import { Field } from '../../../kit/form/fields/field'
import { RichTextField } from '../../../kit/form/fields/rich-text-field'
import { useWords } from '../../../kit/language/bilingual'
import { RichText } from '../../../kit/rich-text/rich-text'
import { areaWords } from './area-words'
import { Text } from '../../../kit/ui/text'
import styles from './content-area-tab.module.css'

const Preview = () => {
  const words = useWords(areaWords)
  const [title, html] = useWatch({ name: ['str_content_area_title', 'str_content_area_content'] })
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <Text as="p" size="xs" tone="muted" weight="medium">
        {words.preview}
      </Text>
      {html ? (
        <>
          {title && (
            <Text as="h3" size="xl">
              {title}
            </Text>
          )}
          <RichText html={html} />
        </>
      ) : (
        <p className="muted">{words.emptyPreview}</p>
      )}
    </section>
  )
}

/** The owner's own words, beside how visitors see them. */
export const ContentAreaTab = ({ account }: { account: Account }) => {
  const words = useWords(areaWords)
  return (
    <AutoSaveSection
      id="content-area"
      title={words.content}
      about={words.contentAbout}
      contract={accountContract}
      row={account}
    >
      <div className={styles.area}>
        <div className={styles.fields}>
          <Field name="str_content_area_title" />
          <RichTextField name="str_content_area_content" />
        </div>
        <Preview />
      </div>
    </AutoSaveSection>
  )
}
