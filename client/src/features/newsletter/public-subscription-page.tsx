import type { Answer, Input } from '@mainstreet/shared/services'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useApi } from '../../kit/data/data-provider'
import { useOperation } from '../../kit/data/data-writes'
import type { ApiError } from '../../kit/data/rest'
import { OwnPage } from '../../kit/site/own/own-page'
import { useShownSite } from '../../kit/site/shown-site'
import { Button } from '../../kit/ui/button'
import { ErrorState } from '../../kit/ui/error-state'
import { Notice } from '../../kit/ui/notice'
import { Row } from '../../kit/ui/stack'
import { Spinner } from '../../kit/ui/spinner'
import { useSubscriptionWords } from './subscription-words'

type Subscription = Answer<'subscription'>

const useSubscription = (token: string) => {
  const api = useApi()
  const client = useQueryClient()
  const queryKey = ['subscription', token]
  const { data, error, refetch } = useQuery<Subscription, ApiError>({
    queryKey,
    queryFn: () => api.run('subscription', { token, act: 'see' }),
    retry: false,
  })
  const { run, busy } = useOperation('subscription')
  const [refused, setRefused] = useState(false)
  const act = async (what: Input<'subscription'>['act']) => {
    const answer = await run({ token, act: what }).catch(() => undefined)
    setRefused(answer === undefined)
    if (answer) client.setQueryData(queryKey, answer)
  }
  return {
    data,
    error,
    refetch: () => void refetch(),
    busy,
    refused,
    act: (what: Input<'subscription'>['act']) => void act(what),
  }
}

/** Where the links of letters lead: how a subscription stands, and one press to begin or to end it. Opening it changes nothing. */
export const PublicSubscriptionPage = () => {
  const { token = '' } = useParams()
  const { company, store } = useShownSite()
  const words = useSubscriptionWords(store.storeName || company.name)
  const { data, error, refetch, busy, refused, act } = useSubscription(token)
  const isOver = error !== null && error.code >= 400 && error.code < 500
  return (
    <OwnPage title={words.title}>
      {!data && !error && <Spinner large />}
      {isOver && <Notice tone="warning">{words.over}</Notice>}
      {error && !isOver && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          <p role="status">{words.states[data.status](data.email)}</p>
          {data.status === 'asked' && <p>{words.consent}</p>}
          {refused && <Notice tone="danger">{words.failed}</Notice>}
          <Row>
            {data.status !== 'subscribed' && (
              <Button variant="primary" size="large" loading={busy} onClick={() => act('confirm')}>
                {data.status === 'asked' ? words.confirm : words.again}
              </Button>
            )}
            {data.status === 'subscribed' && (
              <Button variant="primary" size="large" loading={busy} onClick={() => act('leave')}>
                {words.leave}
              </Button>
            )}
          </Row>
        </>
      )}
    </OwnPage>
  )
}
