import { useWatch } from 'react-hook-form'
import { useWords } from '../../language/bilingual'
import { Stack } from '../../ui/stack'
import { Text } from '../../ui/text'
import { Field } from '../fields/field'
import { TextAreaField } from '../fields/text-area-field'
import styles from './search-text-fields.module.css'
import { searchTextWords } from './search-text-words'

type SearchTextFieldsProps = {
  /** The names of the two columns. */
  names: readonly [title: string, text: string]
  /** What stands there while nothing is written. */
  usual: { title: string; text: string }
  /** The page's address as people read it. */
  address: string
}

const shownTitle = 60
const shownText = 160

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

const Preview = ({ names, usual, address }: SearchTextFieldsProps) => {
  const words = useWords(searchTextWords)
  const [title, text] = useWatch({ name: names as unknown as string[] }) as (string | undefined)[]
  return (
    <figure className={styles.preview} aria-label={words.preview}>
      <figcaption>
        <Text size="sm" tone="muted">
          {words.preview}
        </Text>
      </figcaption>
      <Text as="p" size="sm" tone="muted" wrap="anywhere">
        {address}
      </Text>
      <Text as="p" size="lg" wrap="anywhere">
        {cut(title?.trim() || usual.title, shownTitle)}
      </Text>
      <Text as="p" size="sm" wrap="anywhere">
        {cut(text?.trim() || usual.text, shownText)}
      </Text>
    </figure>
  )
}

/** What search engines and shared links say of a page, and how that may look there. */
export const SearchTextFields = (props: SearchTextFieldsProps) => {
  const words = useWords(searchTextWords)
  const [title, text] = props.names
  return (
    <Stack gap={4}>
      <Field name={title} autoComplete="off" help={words.titleHelp} />
      <TextAreaField name={text} rows={3} help={words.textHelp} />
      <Preview {...props} />
    </Stack>
  )
}
