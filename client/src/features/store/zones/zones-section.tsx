import type { ShippingZone } from '@mainstreet/shared/contracts/marketplace/shipping-zones'
import { toCents } from '@mainstreet/shared/rules/money/money'
import { placeName, placesOf } from '@mainstreet/shared/rules/shipping/places'
import { zoneSpan, zoneWays, type ZoneWay } from '@mainstreet/shared/rules/shipping/zones'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useList } from '../../../kit/data/data'
import { useOrderedRows } from '../../../kit/data/lists/use-ordered-rows'
import { SortableList } from '../../../kit/drag/sortable-list'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { ErrorState } from '../../../kit/ui/error-state'
import { IconButton } from '../../../kit/ui/icon-button'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Row, Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { ZoneDialog, type EditedZone } from './zone-dialog'
import { zoneWords } from './zone-words'
import styles from './zones-section.module.css'

/** What a zone costs, from when on nothing, and which orders are too small for it. */
const useTerms = () => {
  const words = useWords(zoneWords)
  const { money } = useFormats()
  const dollars = (amount: number) => money(toCents(amount))
  return (zone: ShippingZone) => {
    const { from, to } = zoneSpan([zone])
    return [
      from === to ? dollars(from) : words.from(dollars(from)),
      ...(zone.freeFrom === null ? [] : [words.free(dollars(zone.freeFrom))]),
      ...(zone.minimum > 0 ? [words.least(dollars(zone.minimum))] : []),
    ].join(' · ')
  }
}

type ZoneRowProps = { zone: ShippingZone; handle: ReactNode; onEdit: () => void; onRemove: () => void }

const ZoneRow = ({ zone, handle, onEdit, onRemove }: ZoneRowProps) => {
  const words = useWords(zoneWords)
  const isFrench = useBackOfficeLocale() === 'fr'
  const terms = useTerms()
  const places = placesOf(zone.places).map((place) => placeName(place, isFrench))
  return (
    <div className={styles.zone}>
      {handle}
      <div>
        <Text as="p" weight="medium" wrap="anywhere">
          {zone.name}
        </Text>
        <Text as="p" size="sm" tone="muted" wrap="anywhere">
          {places.join(', ') || words.everywhere}
        </Text>
        <Text as="p" size="sm">
          {terms(zone)}
        </Text>
      </div>
      <span>
        <IconButton label={words.edit(zone.name)} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={words.remove(zone.name)} icon={<Trash2 />} onClick={onRemove} />
      </span>
    </div>
  )
}

type WayProps = {
  way: ZoneWay
  zones: readonly ShippingZone[]
  onEdit: (edited: EditedZone) => void
}

const ZonesOfWay = ({ way, zones, onEdit }: WayProps) => {
  const words = useWords(zoneWords)
  const { shown, reorder, container, remove } = useOrderedRows({
    type: 'shipping-zones',
    rows: zones.filter((zone) => zone.way === way),
    orderOf: ({ order }) => order,
    refusal: words.notReordered,
  })
  const last = Math.max(0, ...shown.map(({ order }) => order))
  return (
    <div ref={container} tabIndex={-1}>
      <Stack gap={3}>
        <Text as="p" weight="medium">
          {words.ways[way]}
        </Text>
        {shown.length === 0 && (
          <Text as="p" tone="muted">
            {words.none[way]}
          </Text>
        )}
        {shown.length > 0 && (
          <SortableList
            label={words.list(words.ways[way])}
            items={shown}
            getId={({ id }) => id}
            getName={({ name }) => name}
            onReorder={reorder}
            renderItem={(zone, { handle }) => (
              <ZoneRow
                {...{ zone, handle }}
                onEdit={() => onEdit(zone)}
                onRemove={() => remove(zone, words.removed(zone.name))}
              />
            )}
          />
        )}
        <Row>
          <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => onEdit({ way, order: last + 1 })}>
            {words.add[way]}
          </Button>
        </Row>
      </Stack>
    </div>
  )
}

/** To which places a shop sends and brings, and for how much. */
export const ZonesSection = () => {
  const words = useWords(zoneWords)
  const { rows, error, refetch } = useList('shipping-zones')
  const [edited, setEdited] = useState<EditedZone | null>(null)
  return (
    <SettingsSection id="zones" title={words.title} about={words.about}>
      {rows && (
        <Stack gap={5}>
          {zoneWays.map((way) => (
            <ZonesOfWay key={way} way={way} zones={rows} onEdit={setEdited} />
          ))}
        </Stack>
      )}
      {!rows && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={4} />)}
      {edited && <ZoneDialog edited={edited} onClose={() => setEdited(null)} />}
    </SettingsSection>
  )
}
