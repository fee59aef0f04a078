export function ListenIllustration() {
  return <svg viewBox="0 0 480 360" className="w-full" />
}
