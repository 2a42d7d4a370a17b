import { bilingual, useWords } from '../language/bilingual'
import { SegmentedControl } from '../ui/segmented-control'
import type { FrameDevice } from './site-frame'

const deviceWords = bilingual({
  en: { device: 'Shown on', devices: { phone: 'Phone', desktop: 'Desktop' } },
  fr: { device: 'Affiché sur', devices: { phone: 'Téléphone', desktop: 'Ordinateur' } },
})

const devices = ['phone', 'desktop'] as const satisfies readonly FrameDevice[]

/** What a site is shown as on, where one may choose. */
export type ShownDevice = (typeof devices)[number]

type DeviceChoiceProps = { value: ShownDevice; onChange: (device: ShownDevice) => void }

/** Whether a framed site is shown as on a phone or on a desktop. */
export const DeviceChoice = ({ value, onChange }: DeviceChoiceProps) => {
  const words = useWords(deviceWords)
  const options = devices.map((device) => ({ value: device, label: words.devices[device] }))
  return <SegmentedControl label={words.device} {...{ value, onChange, options }} />
}
