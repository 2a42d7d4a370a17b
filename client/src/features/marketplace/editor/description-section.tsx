import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { RichTextField } from '../../../kit/form/fields/rich-text-field'
import { useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import type { ItemForm } from './item-form'
import { editorWords } from './words'

/** The words of a rich text, in one line; nothing in it is loaded or run. */
const wordsOf = (html: string): string =>
  [
    ...new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelectorAll('p, li, h1, h2, h3, h4, blockquote'),
  ]
    .map(({ textContent }) => textContent.trim())
    .join(' ')

/** What an item is in rich text: folded once it is written, as it seldom changes then. */
export const DescriptionSection = () => {
  const words = useWords(editorWords)
  const description = useWatch<ItemForm, 'description'>({ name: 'description' })
  const [wasWritten] = useState(() => wordsOf(description) !== '')
  return (
    <Card
      title={words.description}
      folds={wasWritten && 'everywhere'}
      summary={wasWritten && wordsOf(description)}
    >
      <RichTextField name="description" hideLabel />
    </Card>
  )
}
