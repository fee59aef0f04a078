export function LogInPage() {
  return null
}
