import { maxLetterItems } from '@mainstreet/shared/rules/newsletter'
import type { Letter } from '@mainstreet/shared/contracts/newsletter'
import { X } from 'lucide-react'
import { useList } from '../../kit/data/data'
import { useSave } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { IconButton } from '../../kit/ui/icon-button'
import { Select } from '../../kit/ui/select'
import { Row, Stack } from '../../kit/ui/stack'
import { Text } from '../../kit/ui/text'
import { toast } from '../../kit/ui/toaster'
import { newsletterWords } from './newsletter-words'

const shown = { status: 'public', newlyCreated: false, $limit: 500, $sort: { title: 1 as const } }

/** The things of a letter: each choice is saved at once. */
export const LetterThings = ({ letter }: { letter: Letter }) => {
  const words = useWords(newsletterWords)
  const { rows = [] } = useList('market-items', { ...shown, $select: ['id', 'title'] })
  const { patch } = useSave('letters')
  const { id, itemIds } = letter
  const save = (next: number[]) =>
    void patch(id, { itemIds: next }, { optimistic: true }).catch((error: Error) =>
      toast.error(error.message),
    )
  const left = rows.filter((item) => !itemIds.includes(item.id))
  return (
    <Card title={words.products} description={words.productsAbout}>
      <Stack gap={3}>
        {itemIds.map((itemId) => {
          const title = rows.find((item) => item.id === itemId)?.title ?? '…'
          return (
            <Row key={itemId} spread>
              <Text wrap="anywhere">{title}</Text>
              <IconButton
                label={words.takeOut(title)}
                icon={<X />}
                onClick={() => save(itemIds.filter((each) => each !== itemId))}
              />
            </Row>
          )
        })}
        {itemIds.length < maxLetterItems && left.length > 0 && (
          <Select
            label={words.addProduct}
            placeholder={words.choose}
            value=""
            options={left.map((item) => ({ value: String(item.id), label: item.title }))}
            onChange={({ target }) => target.value && save([...itemIds, Number(target.value)])}
          />
        )}
      </Stack>
    </Card>
  )
}
