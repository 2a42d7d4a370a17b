import { useState } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { DeviceChoice, type ShownDevice } from '../../kit/site-frame/device-choice'
import type { FrameDraft, FrameNews, FramePointing } from '../../kit/site-frame/frame-messages'
import { SiteFrame } from '../../kit/site-frame/site-frame'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { ContrastWarnings } from './contrast-warnings'
import styles from './design-editor.module.css'
import { PageChoice } from './parts/page-choice'
import { partWords } from './parts/part-words'
import type { PointedPart } from './parts/use-pointed-part'
import type { Design } from './use-design'
import { designWords } from './words'

type SitePreviewProps = {
  /** All of a phone's window: as wide as that, and as nothing else. */
  isPhone: boolean
  design: Design
  drafts: readonly FrameDraft[]
  pointed: PointedPart
  pointing: FramePointing
  onPress: (press: FramePointing['press']) => void
  onNews: (news: FrameNews) => void
}

/** The site itself, as it looks and reads with what is not saved yet; a press on it points at a part, or follows a link. */
export const SitePreview = (props: SitePreviewProps) => {
  const { isPhone, design, drafts, pointed, pointing, onPress, onNews } = props
  const { shown, change } = design
  const words = useWords(designWords)
  const ofParts = useWords(partWords)
  const [device, setDevice] = useState<ShownDevice>(() => (window.innerWidth < 1000 ? 'phone' : 'desktop'))
  const presses = ['point', 'follow'] as const
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <PageChoice pointed={pointed} />
        <div title={ofParts.pressHint}>
          <SegmentedControl
            label={ofParts.press}
            value={pointing.press}
            onChange={onPress}
            options={presses.map((value) => ({ value, label: ofParts.presses[value] }))}
          />
        </div>
        {!isPhone && <DeviceChoice value={device} onChange={setDevice} />}
      </div>
      <SiteFrame
        className={styles.frame}
        customerId={shown.customerId}
        title={words.preview}
        device={isPhone ? 'window' : device}
        path={pointed.path}
        styles={shown}
        drafts={drafts}
        pointing={pointing}
        onNews={onNews}
      />
      <ContrastWarnings {...{ shown, change }} />
    </div>
  )
}
