/** Whether this browser asks that its person is not followed: Global Privacy Control or Do Not Track. */
export const wantsNoTracking = (): boolean => {
  // TypeScript's DOM types lack this signal.
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}
