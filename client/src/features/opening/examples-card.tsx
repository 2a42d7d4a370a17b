import type { Example } from '@mainstreet/shared/contracts/site/opening'
import { useState } from 'react'
import { useOperation } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { ConfirmDialog } from '../../kit/ui/confirm-dialog'
import { Stack } from '../../kit/ui/stack'
import { toast } from '../../kit/ui/toaster'
import { ExampleList } from './example-list'
import { publishWords } from './opening-words'

/** What the business started with and nobody has changed yet; it goes with one press. */
export const ExamplesCard = ({ examples, customerId }: { examples: Example[]; customerId: number }) => {
  const words = useWords(publishWords)
  const [isAsking, setIsAsking] = useState(false)
  const { run } = useOperation('remove-examples')
  const left = examples.filter(({ isEdited }) => !isEdited)
  const own = examples.length - left.length
  const remove = async () => {
    const { removed } = await run({ customerId })
    toast.success(words.removed(removed))
  }
  return (
    <Card title={words.examples} description={words.examplesAbout}>
      <Stack>
        <ExampleList examples={left} linked />
        {own > 0 && <p>{words.own(own)}</p>}
        <div>
          <Button size="small" onClick={() => setIsAsking(true)}>
            {words.remove}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={words.removeAsk}
        confirm={words.remove}
        danger
      >
        <p>{words.removeAbout}</p>
        <ExampleList examples={left} />
        {own > 0 && <p>{words.own(own)}</p>}
      </ConfirmDialog>
    </Card>
  )
}
