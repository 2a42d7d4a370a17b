import {
  changeLifecycle,
  type Lifecycle,
  type LifecycleAction,
  type Standing,
} from '@mainstreet/shared/contracts/lifecycle'
import { useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { Form } from '../../../kit/form/form'
import { TextAreaField } from '../../../kit/form/fields/text-area-field'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Badge } from '../../../kit/ui/badge'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { Dialog } from '../../../kit/ui/dialog'
import { Row, Stack } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import { lifecycleWords } from './lifecycle-words'

/** What can be done from each place. */
const steps: Record<Standing, readonly LifecycleAction[]> = {
  published: ['suspend', 'close'],
  unpublished: ['suspend', 'close'],
  suspended: ['reopen', 'close'],
  closed: ['restore'],
}

const isDangerous = (action: LifecycleAction) => action === 'suspend' || action === 'close'

type StandingCardProps = { life: Lifecycle; customerId: number; name: string; onDone: () => void }

/** Where an account stands and why, and what can be done about it, each with a reason. */
export const StandingCard = ({ life, customerId, name, onDone }: StandingCardProps) => {
  const words = useWords(lifecycleWords)
  const { day } = useFormats()
  const { run } = useOperation('change-lifecycle')
  const [action, setAction] = useState<LifecycleAction>()
  const { standing, reason, since, deleteAt } = life
  const close = () => setAction(undefined)
  return (
    <Card title={words.life} description={words.lifeAbout}>
      <Stack>
        <Row>
          <Badge tone={standing === 'published' ? 'success' : 'warning'} dot>
            {words.standings[standing]}
          </Badge>
          {since && <span>{words.since(day(since))}</span>}
        </Row>
        {reason && <p>{reason}</p>}
        {deleteAt && <p>{words.deleteAt(day(deleteAt))}</p>}
        <Row>
          {steps[standing].map((each) => (
            <Button key={each} size="small" onClick={() => setAction(each)}>
              {words.asks[each].button}
            </Button>
          ))}
        </Row>
      </Stack>
      <Dialog
        open={action !== undefined}
        onClose={close}
        title={action ? `${words.asks[action].title}` : ''}
        description={action ? `${name}. ${words.asks[action].about}` : undefined}
      >
        {action && (
          <Form
            label={words.asks[action].title}
            guard={false}
            contract={changeLifecycle}
            defaultValues={{ reason: '' }}
            onSubmit={({ reason: given }) => run({ customerId, action, reason: given })}
            onSaved={() => {
              close()
              toast.success(words.done)
              onDone()
            }}
          >
            <TextAreaField name="reason" required rows={3} />
            <DialogActions
              submit={words.asks[action].button}
              cancel={words.cancel}
              onCancel={close}
              danger={isDangerous(action)}
            />
          </Form>
        )}
      </Dialog>
    </Card>
  )
}
