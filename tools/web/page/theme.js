// Before anything is drawn: the colours chosen last.
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the page goes by the device.
}
