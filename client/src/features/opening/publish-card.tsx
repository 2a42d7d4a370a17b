import type { OpeningState, PublishNeed } from '@mainstreet/shared/contracts/site/opening'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { useOperation } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { withPreview } from '../../kit/preview'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { Dialog } from '../../kit/ui/dialog'
import { TextLink } from '../../kit/ui/link'
import { Row, Stack } from '../../kit/ui/stack'
import { toast } from '../../kit/ui/toaster'
import { ExampleList } from './example-list'
import { publishWords } from './opening-words'

/** Where each need is met; an address is the platform's to give. */
const places: Record<PublishNeed, string> = {
  address: backOfficeRoutes.support,
  contact: backOfficeRoutes.details,
  content: backOfficeRoutes.details,
}

const Missing = ({ missing }: { missing: readonly PublishNeed[] }) => {
  const words = useWords(publishWords)
  if (missing.length === 0) return <p>{words.ready}</p>
  return (
    <div>
      <p>{words.missing}</p>
      <ul>
        {missing.map((need) => (
          <li key={need}>
            <TextLink to={places[need]}>{words.needs[need]}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Sides = Pick<OpeningState, 'examples' | 'hasHours' | 'ordersTo' | 'messagesTo'>

/** What visitors will not read, and whom their orders and messages reach. */
const WhatFollows = ({ examples, hasHours, ordersTo, messagesTo }: Sides) => {
  const words = useWords(publishWords)
  const areExamples = examples.some(({ kind, isEdited }) => kind === 'hours' && !isEdited)
  const everybody = [...new Set([...ordersTo, ...messagesTo])]
  return (
    <>
      {(!hasHours || areExamples) && (
        <p>
          {words.noHours} <TextLink to={`${backOfficeRoutes.details}#hours`}>{words.setHours}</TextLink>
        </p>
      )}
      <p>
        {everybody.length ? words.mailed(everybody.join(', ')) : words.nobodyMailed}{' '}
        <TextLink to={`${backOfficeRoutes.options}#store`}>{words.changeMailed}</TextLink>
      </p>
    </>
  )
}

/** Publishes with one press; where examples would show, it asks what becomes of them. */
export const PublishCard = ({ state, customerId }: { state: OpeningState; customerId: number }) => {
  const words = useWords(publishWords)
  const { run, busy } = useOperation('publish-site')
  const [isAsking, setIsAsking] = useState(false)
  const examples = state.examples.filter(({ isEdited }) => !isEdited)
  const publish = (choice?: 'remove' | 'keep') =>
    run({ customerId, ...(choice && { examples: choice }) })
      .then(() => toast.success(words.published))
      .catch((problem) => toast.error(words.notPublished, problem))
      .finally(() => setIsAsking(false))
  const footer = (
    <>
      <Button onClick={() => setIsAsking(false)} disabled={busy}>
        {words.cancel}
      </Button>
      <Button onClick={() => void publish('keep')} disabled={busy}>
        {words.keepAndPublish}
      </Button>
      <Button variant="primary" loading={busy} onClick={() => void publish('remove')}>
        {words.removeAndPublish}
      </Button>
    </>
  )
  return (
    <Card title={words.title} description={words.about}>
      <Stack>
        <Missing missing={state.missing} />
        <WhatFollows {...state} />
        <Row>
          <Button
            variant="primary"
            loading={busy}
            disabled={state.missing.length > 0}
            onClick={() => (examples.length ? setIsAsking(true) : void publish())}
          >
            {words.publish}
          </Button>
          <a href={withPreview('/', customerId)} target="_blank" rel="noopener noreferrer">
            {words.preview}
          </a>
        </Row>
      </Stack>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={words.ask} footer={footer}>
        <p>{words.askAbout}</p>
        <ExampleList examples={examples} />
      </Dialog>
    </Card>
  )
}
