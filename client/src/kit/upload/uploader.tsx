import type { ComponentProps } from 'react'
import { UploadList } from './upload-list'
import { UploadZone } from './upload-zone'
import styles from './uploader.module.css'

/** A place that takes files, and below it how each of them goes. */
export const Uploader = (props: ComponentProps<typeof UploadZone>) => (
  <div className={styles.uploader}>
    <UploadZone {...props} />
    <UploadList uploads={props.uploads} />
  </div>
)
