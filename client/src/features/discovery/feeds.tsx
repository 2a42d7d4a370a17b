import { feedPaths, type Feed } from '@mainstreet/shared/contracts/site/feeds'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useId } from 'react'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useAccount } from '../../kit/data/use-account'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { siteAddress } from '../../kit/site-address'
import { Card } from '../../kit/ui/card'
import { CopyButton } from '../../kit/ui/copy-button'
import { Row, Stack } from '../../kit/ui/stack'
import { Text } from '../../kit/ui/text'
import { TextField } from '../../kit/ui/text-field'
import { discoveryWords } from './discovery-words'
import { FeedLacks } from './feed-lacks'

const FeedAddress = ({ feed, domain }: { feed: Feed; domain: string }) => {
  const id = useId()
  const words = useWords(discoveryWords)
  const { name, about } = words.feeds[feed]
  const address = siteAddress(domain) + feedPaths[feed]
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Text as="h3" weight="strong" id={id}>
        {name}
      </Text>
      <Text as="p" size="sm" tone="muted">
        {about}
      </Text>
      <TextField label={words.address} value={address} readOnly onFocus={({ target }) => target.select()} />
      <Row>
        <CopyButton text={address} label={words.copy} copied={words.copied} notCopied={words.notCopied} />
      </Row>
    </Stack>
  )
}

/** Where others read what is for sale, and what is missing of it there. */
export const Feeds = ({ roles }: { roles: readonly string[] }) => {
  const words = useWords(discoveryWords)
  const customerId = useCustomerId()
  const { row: account } = useAccount()
  const madeOf = ['market-items', 'automotive', 'feed-check'] as const
  const { answer, error, refetch } = useOperationRead('feed-check', { customerId }, madeOf)
  const hasShop = roles.includes('Sales Flyer') || Boolean(answer?.products.listed)
  const hasCars = roles.includes('Automotive') || Boolean(answer?.vehicles.listed)
  if (!hasShop && !hasCars) return null
  const domain = account?.str_domain ?? ''
  const lacks = { error, onRetry: refetch }
  return (
    <>
      <Card title={words.feedsTitle} description={words.feedsAbout}>
        <Stack gap={6} id="feeds">
          {hasShop && (
            <>
              <FeedAddress feed="google" domain={domain} />
              <FeedAddress feed="meta" domain={domain} />
              <Text as="p" role="status">
                {answer && words.listedProducts(answer.products.listed)}
              </Text>
            </>
          )}
          {hasCars && (
            <>
              <FeedAddress feed="vehicles" domain={domain} />
              <Text as="p" role="status">
                {answer && words.listedVehicles(answer.vehicles.listed)}
              </Text>
            </>
          )}
        </Stack>
      </Card>
      {hasShop && (
        <FeedLacks
          title={words.lacksProducts}
          state={answer?.products}
          editor={backOfficeRoutes.editItem}
          {...lacks}
        />
      )}
      {hasCars && (
        <FeedLacks
          title={words.lacksVehicles}
          state={answer?.vehicles}
          editor={backOfficeRoutes.editCar}
          {...lacks}
        />
      )}
    </>
  )
}
