/**
 * Silences the AWS SDK's notice about old Node versions: seven lines at every start about what package.json decides.
 */
export function quietAws(env: NodeJS.ProcessEnv): void {
  env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
}
