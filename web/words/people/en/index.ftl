title = Me
stranger_title = Nobody knows you here yet
stranger_says = You can play without an account. Enter your name, add a passkey, and this is you on every device: your tables, your history, your settings.
stranger_name = Your name
stranger_go = That is me
stranger_known = I have been here before
guest = Only on this device
# $count (number)
keys =
    { $count ->
        [one] { $count } passkey
       *[other] { $count } passkeys
    }
# $since (string)
since = Here since { $since }
name_title = Name
name_label = Your name
name_hint = shown at every table
name_keep = Save
passkeys_title = Passkeys
passkeys_safe = No password to lose
passkeys_none = Your name is known on this device alone. With a passkey (your fingerprint, face or PIN) you come back from any device.
passkeys_add = Add a passkey on this device
# $when (string)
passkeys_used = last used { $when }
# $when (string)
passkeys_added = added { $when }
passkeys_remove = Remove
# $name (string)
passkeys_removeOf = Remove the passkey { $name }
passkeys_rename = Rename
# $name (string)
passkeys_renameOf = Rename the passkey { $name }
passkeys_nameLabel = Name of the passkey
passkeys_last = This is your last way back. Without it you are known on the devices that are signed in, and nowhere else.
passkeys_sure = Remove it
passkeys_keep = Keep it
passkeys_cancelled = No passkey was used. Try again when you are ready.
passkeys_already = This device already has a passkey of yours.
passkeys_insecure = Passkeys need a secure address (https) with a name. Open this server by such an address, or link devices by code.
recovery_title = Recovery codes
recovery_none = for when every device is lost
# $left (number)
# $when (string)
recovery_left =
    { $left ->
        [one] { $left } code left, made { $when }
       *[other] { $left } codes left, made { $when }
    }
recovery_make = Make codes
recovery_anew = New codes
recovery_warning = The codes you have now will stop working.
recovery_sure = Make new codes
recovery_says = Each code signs you in once. Print them, keep them where you keep your keys. They are shown only now.
# $name (string)
recovery_sheet = Muster: recovery codes of { $name }
recovery_use = Enter one at
recovery_print = Print
recovery_copy = Copy
recovery_copied = Copied
recovery_done = I have kept them
link_title = Link another device
link_says = Another phone or computer becomes you, with all your tables.
link_show = Show a code
link_step1 = Open the camera on the other device, and point it here.
link_step2 = Or open Muster there, choose “I have been here before”, and type the code.
link_picture = QR code for another device
# $time (string)
link_lasts = Works once, for { $time } more.
link_over = This code is too old. Show a new one.
# $device (string)
link_came = { $device } is signed in now. If that was not you, sign it out below.
devices_title = Signed in
devices_here = This device
devices_unknown = Another device
# $label (string)
devices_program = Program: { $label }
# $when (string)
# $seen (string)
devices_since = since { $when }, last seen { $seen }
devices_today = today
devices_end = Sign out
# $name (string)
devices_endOf = Sign out: { $name }
devices_everywhere = Sign out everywhere
devices_warning = You have no passkey and no recovery codes: whoever signs out everywhere comes back as somebody new, and cannot return to their seats.
devices_back = You come back with a passkey or a recovery code.
devices_sure = Yes, sign out everywhere
signIn_title = I have been here before
signIn_passkey = Sign in with a passkey
signIn_passkeySays = Your fingerprint, face or PIN.
signIn_code = Code
signIn_codeSays = From a device where you are signed in, or from your recovery sheet.
signIn_go = Sign in
# $name (string)
signIn_instead = You are { $name } here. Whoever signs in as somebody else leaves that name and its seats behind.
# $name (string)
signIn_welcome = Welcome back, { $name }
# $left (number)
signIn_left =
    { $left ->
        [0] That was your last recovery code. Make new ones.
        [one] { $left } recovery code is left.
       *[other] { $left } recovery codes are left.
    }
signIn_on = To my page
signIn_play = Play
